import { Avatar, PictureChoice, useFlash, useTranslation, type User } from '@kashikari/web-kit';
import { useUpdateUser } from '../api/update-user';

/** The user's picture, which is saved as soon as it is chosen. */
export function AvatarField({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const update = useUpdateUser(user.id);
  const { say, sayError } = useFlash();
  const stored = user.thumbnail_url ?? null;

  const save = (avatar: string | null) =>
    update.mutate({ avatar }, { onSuccess: () => say(t('settings.saved')), onError: sayError });

  return (
    <PictureChoice
      label={t('profile.avatar')}
      imageId={stored}
      known={{ id: stored, url: stored }}
      shown={<Avatar name={user.name} url={user.thumbnail_url} large />}
      testId="avatar"
      busy={update.isPending}
      onChange={save}
    />
  );
}
