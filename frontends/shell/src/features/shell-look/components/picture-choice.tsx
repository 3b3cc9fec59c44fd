import {
  Button,
  fileUrl,
  Icon,
  IconPhoto,
  PICTURE_TYPES,
  useFlash,
  useSendPicture,
  useTranslation,
} from '@kashikari/web-kit';
import { type ChangeEvent, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  /** Empty: none. */
  readonly imageId: string;
  /** What is stored. */
  readonly known: { readonly id: string | null; readonly url: string | null };
  readonly error?: string | undefined;
  onChange(imageId: string): void;
}

/** A picture, sent as soon as it is chosen and shown to others once the form is saved. Shown as a square, cut at the edges. */
export function PictureChoice({ label, imageId, known, error, onChange }: Props) {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  const send = useSendPicture();
  const { sayError } = useFlash();
  const [sent, setSent] = useState<{ readonly id: string; readonly preview: string }>();
  const stored = imageId === known.id ? fileUrl(known.url ?? '') : undefined;
  const shown = sent?.id === imageId ? sent.preview : stored;

  function chosen(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    send.mutate(file, {
      onSuccess: (picture) => {
        setSent(picture);
        onChange(picture.id);
      },
      onError: sayError,
    });
  }

  return (
    <div className="f" role="group" aria-label={label}>
      <span className="lbl">{label}</span>
      <div className="row wrap">
        {imageId && <img className="lookpic" src={shown} alt="" />}
        <input ref={input} type="file" accept={PICTURE_TYPES} hidden aria-label={label} onChange={chosen} />
        <Button small busy={send.isPending} onClick={() => input.current?.click()}>
          <Icon of={IconPhoto} size="s" />
          {t(imageId ? 'look.changePicture' : 'look.choosePicture')}
        </Button>
        {imageId && (
          <Button small look="quiet" onClick={() => onChange('')}>
            {t('look.removePicture')}
          </Button>
        )}
      </div>
      {error && <p className="errm">{error}</p>}
    </div>
  );
}
