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
import type { GroupView } from '../../../group-view';
import './picture-choice.css';

interface Props {
  readonly label: string;
  readonly square?: boolean;
  readonly imageId: string | null;
  /** What the group shows already. */
  readonly known: GroupView['cover'];
  readonly onChange: (imageId: string | null) => void;
}

/** One picture of a group, sent as soon as it is chosen and shown once the settings are saved. */
export function PictureChoice({ label, square = false, imageId, known, onChange }: Props) {
  const { t } = useTranslation('groups');
  const input = useRef<HTMLInputElement>(null);
  const send = useSendPicture();
  const { sayError } = useFlash();
  const [sent, setSent] = useState<{ readonly id: string; readonly preview: string }>();
  const shown = imageId === known?.image_id ? fileUrl(known?.thumbnail_public_url ?? '') : sent?.preview;

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
      {imageId && <img className={square ? 'pchoice sq' : 'pchoice'} src={shown} alt="" />}
      <input ref={input} type="file" accept={PICTURE_TYPES} hidden aria-label={label} onChange={chosen} />
      <div className="row">
        <Button small busy={send.isPending} onClick={() => input.current?.click()}>
          <Icon of={IconPhoto} size="s" />
          {t(imageId ? 'looks.change' : 'looks.choose')}
        </Button>
        {imageId && (
          <Button small look="quiet" onClick={() => onChange(null)}>
            {t('looks.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
