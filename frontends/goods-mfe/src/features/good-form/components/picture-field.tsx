import {
  Button,
  Icon,
  IconPhoto,
  PICTURE_TYPES,
  Progress,
  IconX,
  fileUrl,
  freeAt,
  useFlash,
  useSendPicture,
  useTranslation,
} from '@kashikari/web-kit';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

interface Props {
  readonly imageIds: readonly string[];
  /** Addresses of the pictures that the good has already, by id. */
  readonly known: ReadonlyMap<string, string>;
  /** Addresses of those that were sent here and belong to no good yet, by id. */
  readonly sentUrls: Urls;
  readonly onChange: (imageIds: readonly string[], sentUrls: Urls) => void;
}

type Urls = Readonly<Record<string, string>>;

/** At most so many pictures of one good. */
const MOST = 10;

/** Pictures in their order; the first one stands on the shelf. Sent as soon as they are chosen. */
export function PictureField({ imageIds, known, sentUrls, onChange }: Props) {
  const { t } = useTranslation('goods');
  const input = useRef<HTMLInputElement>(null);
  const send = useSendPicture();
  const { sayError } = useFlash();
  /** Which of the chosen ones is on its way, from 0. */
  const [come, setCome] = useState({ at: 0, of: 1 });
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  // What is there when a picture has arrived, which may be later than the press that sent it.
  const there = useRef({ imageIds, sentUrls });
  useEffect(() => {
    there.current = { imageIds, sentUrls };
  }, [imageIds, sentUrls]);

  function chosen(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])].slice(0, MOST - imageIds.length);
    event.target.value = '';
    void sendAll(files);
  }

  function takeOut(id: string): void {
    const { [id]: _, ...left } = sentUrls;
    onChange(
      imageIds.filter((other) => other !== id),
      left,
    );
  }

  async function sendAll(files: readonly File[]): Promise<void> {
    for (const [at, file] of files.entries()) {
      setCome({ at, of: files.length });
      try {
        const { id, preview, publicUrl } = await send.mutateAsync(file);
        setSent((before) => new Map(before).set(id, preview));
        const before = there.current;
        there.current = {
          imageIds: [...before.imageIds, id],
          sentUrls: { ...before.sentUrls, [id]: publicUrl },
        };
        onChange(there.current.imageIds, there.current.sentUrls);
      } catch (error) {
        // A limit would hold those after it, too: they go on together when it is over.
        sayError(error, () => void sendAll(files.slice(at)));
        if (freeAt(error) !== undefined) return;
      }
    }
  }

  return (
    <div className="f" role="group" aria-label={t('form.pictures')}>
      <span className="lbl">{t('form.pictures')}</span>
      <ul className="pfs">
        {imageIds.map((id, index) => (
          <li key={id}>
            <img
              src={sent.get(id) ?? fileUrl(known.get(id) ?? sentUrls[id] ?? '')}
              alt={t('form.picture', { count: index + 1 })}
            />
            <button
              type="button"
              aria-label={t('form.removePicture', { count: index + 1 })}
              onClick={() => takeOut(id)}
            >
              <Icon of={IconX} size="s" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        data-testid="pictures"
        onChange={chosen}
      />
      <Button busy={send.isPending} disabled={imageIds.length >= MOST} onClick={() => input.current?.click()}>
        <Icon of={IconPhoto} size="s" />
        {t(send.isPending ? 'form.sending' : 'form.addPicture')}
      </Button>
      {send.isPending && come.of > 1 && <Progress label={t('form.sending')} value={come.at / come.of} />}
      <p className="hint">{t('form.pictureHint')}</p>
    </div>
  );
}
