import {
  Avatar,
  Button,
  PICTURE_TYPES,
  useFlash,
  useSendPicture,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import { type ChangeEvent, useRef } from 'react';
import { useUpdateUser } from '../api/update-user';

/** The picture beside one's name: changed as soon as it is chosen. */
export function AvatarField({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  const send = useSendPicture();
  const update = useUpdateUser(user.id);
  const { say, sayError } = useFlash();
  const busy = send.isPending || update.isPending;

  const save = (avatar: string | null) =>
    update.mutate({ avatar }, { onSuccess: () => say(t('settings.saved')), onError: sayError });

  function chosen(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) send.mutate(file, { onSuccess: ({ id }) => save(id), onError: sayError });
  }

  return (
    <div className="f" role="group" aria-label={t('profile.avatar')}>
      <span className="lbl">{t('profile.avatar')}</span>
      <div className="row wrap">
        <Avatar name={user.name} url={user.thumbnail_url} large />
        <input ref={input} type="file" accept={PICTURE_TYPES} hidden data-testid="avatar" onChange={chosen} />
        <Button small busy={busy} onClick={() => input.current?.click()}>
          {t('profile.choosePicture')}
        </Button>
        {user.thumbnail_url && (
          <Button look="quiet" small busy={busy} onClick={() => save(null)}>
            {t('profile.noPicture')}
          </Button>
        )}
      </div>
    </div>
  );
}
