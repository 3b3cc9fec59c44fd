import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Icon } from '../ui/icon';
import { IconChevronLeft, IconChevronRight, IconPhoto, IconX } from '../ui/icons';
import { Progress } from '../ui/progress';
import { FileInput } from './file-input';
import { PictureFaultText } from './picture-fault-text';
import { PictureFault } from './picture-fault';
import { SHRUNK, type SentPicture } from './send-picture';
import { type PictureOnItsWay, useSending } from './use-sending';
import './pictures.css';

interface Props {
  readonly label: string;
  readonly ids: readonly string[];
  /** Address of a picture that isn't shown from this device. */
  urlOf(id: string): string;
  /** Maximum number of pictures. */
  readonly max: number;
  /** `sent` holds the address of each new picture by its id. */
  onChange(ids: readonly string[], sent: Readonly<Record<string, string>>): void;
}

/** Pictures in their order, the first one as the cover. They are shrunk and sent as soon as they are chosen. */
export function PictureList({ label, ids, urlOf, max, onChange }: Props) {
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<ReadonlyMap<string, SentPicture>>(new Map());
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  // Current ids at the time when a picture arrives, which may be later than the press that sent it.
  const there = useRef(ids);
  useEffect(() => {
    there.current = ids;
  }, [ids]);
  const sending = useSending((picture) => {
    setSent((before) => new Map(before).set(picture.id, picture));
    change([...there.current, picture.id], { [picture.id]: picture.publicUrl });
  });
  const count = ids.length + sending.pictures.length;

  function change(next: readonly string[], urls: Readonly<Record<string, string>> = {}): void {
    there.current = next;
    onChange(next, urls);
  }

  function choose(files: readonly File[]): void {
    const room = max - count;
    setLeftOut(files.slice(room).map(({ name }) => name));
    sending.add(files.slice(0, room));
  }

  function move(from: number, by: number): void {
    const next = [...ids];
    next.splice(from + by, 0, ...next.splice(from, 1));
    change(next);
  }

  function drop(what: () => void): void {
    setLeftOut([]);
    what();
  }

  return (
    <div className="f" role="group" aria-label={label}>
      <div className="row sp">
        <span className="lbl">
          {label}
          <span className="opt">{t('pictures.upTo', { count: max })}</span>
        </span>
        <span className="meta">{ids.length > 0 && t('pictures.count', { count: ids.length })}</span>
      </div>
      <ul className="shots">
        {ids.map((id, at) => (
          <li className="shot" key={id}>
            <img src={sent.get(id)?.preview ?? urlOf(id)} alt={t('pictures.picture', { count: at + 1 })} />
            <Remove
              label={t('pictures.remove', { count: at + 1 })}
              onPress={() => drop(() => change(ids.filter((other) => other !== id)))}
            />
            <div className="cov">
              <Move
                label={t('pictures.earlier', { count: at + 1 })}
                disabled={at === 0}
                onPress={() => move(at, -1)}
              >
                <Icon of={IconChevronLeft} size="s" />
              </Move>
              <span className="grow">
                {at === 0 && <b>{t('pictures.cover')} </b>}
                <span className="t3">{megabytes(sent.get(id)?.bytes)}</span>
              </span>
              <Move
                label={t('pictures.later', { count: at + 1 })}
                disabled={at === ids.length - 1}
                onPress={() => move(at, 1)}
              >
                <Icon of={IconChevronRight} size="s" />
              </Move>
            </div>
          </li>
        ))}
        {sending.pictures.map((picture) => (
          <OnItsWay key={picture.key} of={picture} onDrop={() => drop(() => sending.drop(picture.key))} />
        ))}
        {count < max && (
          <li>
            <button type="button" className="shot add" onClick={() => input.current?.click()}>
              <Icon of={IconPhoto} />
              {t('pictures.add')}
            </button>
          </li>
        )}
      </ul>
      <FileInput label={label} of={input} testId="pictures" multiple onFiles={choose} />
      {sending.come !== undefined && sending.pictures.length > 1 && (
        <Progress label={t('pictures.sendingAll')} value={sending.come} />
      )}
      {sending.pictures.map(
        (picture) =>
          picture.error !== undefined && (
            <PictureFaultText
              key={picture.key}
              of={picture}
              onAgain={() => sending.again(picture.key)}
              onDrop={() => drop(() => sending.drop(picture.key))}
            />
          ),
      )}
      {leftOut.length > 0 && (
        <p className="errm" role="alert">
          {t('pictures.tooMany', { max, count: leftOut.length, name: leftOut[0] })}
        </p>
      )}
      <p className="hint">{t('pictures.hint')}</p>
    </div>
  );
}

/** `0.4 MB`; nothing where the size is unknown. */
const megabytes = (bytes?: number) =>
  bytes === undefined ? '' : `${(Math.max(1, Math.round(bytes / 1e5)) / 10).toFixed(1)} MB`;

interface PressProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Remove({ label, onPress }: PressProps) {
  return (
    <button type="button" className="xb" aria-label={label} onClick={onPress}>
      <Icon of={IconX} size="s" />
    </button>
  );
}

function Move({ label, disabled = false, onPress, children }: PressProps & { readonly children: ReactNode }) {
  return (
    <button type="button" className="mv" aria-label={label} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}

/** A chosen picture before it has arrived: how far it has come, or that it can't be used. */
function OnItsWay({ of, onDrop }: { readonly of: PictureOnItsWay; readonly onDrop: () => void }) {
  const { t } = useTranslation('kit');
  const label = t(of.come < SHRUNK ? 'pictures.shrinking' : 'pictures.sending');
  const isFaulty = of.error !== undefined;
  return (
    <li className={isFaulty ? 'shot err' : 'shot'}>
      <Remove label={t('pictures.removeFile', { name: of.file.name })} onPress={onDrop} />
      <div className="cov">
        {isFaulty ? (
          <b className="t-danger">{t(`pictures.short.${shortOf(of.error)}`)}</b>
        ) : (
          <div className="grow">
            <div className="row sp">
              <span>{label}</span>
              <b>{Math.round(of.come * 100)}%</b>
            </div>
            <Progress label={label} value={of.come} />
          </div>
        )}
      </div>
    </li>
  );
}

function shortOf(error: unknown): 'not' | 'large' | 'unread' | 'stopped' {
  if (!(error instanceof PictureFault)) return 'stopped';
  if (['large', 'pixels'].includes(error.kind)) return 'large';
  return ['heic', 'broken'].includes(error.kind) ? 'unread' : 'not';
}
