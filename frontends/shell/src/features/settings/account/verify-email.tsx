import {
  ErrorNote,
  ButtonLink,
  Note,
  PageHeader,
  useSearchParams,
  isUndecided,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useVerifyEmail } from './api/verify-email';

/** Where the letter leads that shows an address to be one's own; it signs nobody in. */
export function VerifyEmail() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const user = useUser();
  const { mutate, error, isError, isSuccess } = useVerifyEmail();
  const used = useRef(false);

  useEffect(() => {
    // The token is good once; a second run of this effect must not spend it.
    if (used.current) return;
    used.current = true;
    mutate(token);
  }, [mutate, token]);

  return (
    <>
      <PageHeader title={t('verify.title')} />
      {isError && isUndecided(error) && <ErrorNote error={error} alone />}
      {isError && !isUndecided(error) && <Note tone="error">{t('verify.spent')}</Note>}
      {isSuccess && <Note>{t('verify.done')}</Note>}
      {!isError && !isSuccess && <p role="status">{t('verify.opening')}</p>}
      <div className="submit">
        <ButtonLink to={isError && user ? `/users/${user.id}/sign_in` : '/redirect_home'}>
          {t(isError && user ? 'verify.again' : 'verify.home')}
        </ButtonLink>
      </div>
    </>
  );
}
