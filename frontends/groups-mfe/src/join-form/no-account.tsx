import { ButtonLink, useTranslation, useUser } from '@kashikari/web-kit';

/** Where somebody without an account begins; nothing to who is signed in. */
export function NoAccount() {
  const { t } = useTranslation('groups');
  if (useUser()) return null;
  return (
    <p className="sm t2 row wrap">
      {t('join.noAccount')}
      <ButtonLink to="/sign_up" look="quiet" small>
        {t('join.signUp')}
      </ButtonLink>
    </p>
  );
}
