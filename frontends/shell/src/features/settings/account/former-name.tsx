import { Button, Note, useFlash, useTranslation, type User } from '@kashikari/web-kit';
import { useUpdateUser } from '../api/update-user';

/** An account name that a first account was given earlier. It stays valid until it is removed. */
export function FormerName({ user, name }: { readonly user: User; readonly name: string }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const update = useUpdateUser(user.id);
  return (
    <Note>
      <span className="blk letter">{t('profile.formerName', { name })}</span>
      <Button
        small
        look="quiet"
        busy={update.isPending}
        onClick={() =>
          update.mutate(
            { account_name: null },
            { onSuccess: () => say(t('settings.saved')), onError: sayError },
          )
        }
      >
        {t('profile.removeName')}
      </Button>
    </Note>
  );
}
