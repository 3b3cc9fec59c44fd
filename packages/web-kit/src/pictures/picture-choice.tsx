import { type ReactNode, useRef, useState } from 'react';
import { fileUrl } from '../api/file-url';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { Glyph } from '../ui/glyph';
import { Icon } from '../ui/icon';
import { IconPhoto } from '../ui/icons';
import { Progress } from '../ui/progress';
import { FileInput } from './file-input';
import { PictureFaultText } from './picture-fault-text';
import { SHRUNK, type SentPicture } from './send-picture';
import { useSending } from './use-sending';
import './pictures.css';

interface Props {
  readonly label: string;
  /** The chosen picture; empty or null: none. */
  readonly imageId: string | null;
  readonly known: { readonly id: string | null; readonly url: string | null };
  /** Shape to which it is cropped for display. */
  readonly shape?: 'wide' | 'square';
  /** Drawn in place of the picture. */
  readonly shown?: ReactNode;
  readonly testId?: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  onChange(imageId: string | null): void;
}

/** One picture, shrunk and sent as soon as it is chosen. */
export function PictureChoice({ label, imageId, known, shape = 'square', ...props }: Props) {
  const { shown, testId = 'picture', busy = false, error, onChange } = props;
  const { t } = useTranslation('kit');
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<SentPicture>();
  const sending = useSending((picture) => {
    setSent(picture);
    onChange(picture.id);
  });
  const [last] = sending.pictures;
  const isSending = sending.come !== undefined;
  const address = sent?.id === imageId ? sent?.preview : known.id === imageId && fileUrl(known.url ?? '');

  function choose([file]: readonly File[]): void {
    for (const { key } of sending.pictures) sending.drop(key);
    if (file) sending.add([file]);
  }

  return (
    <div className="f" role="group" aria-label={label}>
      <span className="lbl">{label}</span>
      <div className="row wrap">
        {shown ?? (imageId && <img className={`pchoice ${shape}`} src={address || undefined} alt="" />)}
        <FileInput label={label} of={input} testId={testId} onFiles={choose} />
        <Button small busy={busy || isSending} onClick={() => input.current?.click()}>
          <Icon of={IconPhoto} size="s" />
          {t(imageId ? 'pictures.change' : 'pictures.choose')}
        </Button>
        {imageId && (
          <Button small look="quiet" busy={busy} onClick={() => onChange(null)}>
            {t('pictures.takeOut')}
          </Button>
        )}
      </div>
      {last && last.error === undefined && (
        <Progress
          label={t(last.come < SHRUNK ? 'pictures.shrinking' : 'pictures.sending')}
          value={last.come}
        />
      )}
      {last && last.error !== undefined && (
        <PictureFaultText
          of={last}
          onAgain={() => sending.again(last.key)}
          onDrop={() => sending.drop(last.key)}
        />
      )}
      {error && (
        <p className="errm">
          <Glyph state="overdue" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
