import { ButtonLink, Note, PageHeader, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../session/use-enter';
import { useSignIn } from './api/sign-in';

/** Where a mailed link leads: signs in with its one-time token; a spent or stale one offers a new link. */
export function AuthRedirect() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { mutate, isError } = useSignIn();
  const enter = useEnter();
  const used = useRef(false);

  useEffect(() => {
    // The token is good once; a second run of this effect must not spend it.
    if (used.current) return;
    used.current = true;
    mutate({ token }, { onSuccess: ({ user }) => void enter(user) });
  }, [mutate, enter, token]);

  return (
    <>
      <PageHeader title={t('signIn.title')} />
      {isError ? (
        <>
          <Note tone="error">{t('signIn.linkSpent')}</Note>
          <div className="submit">
            <ButtonLink to="/email_sign_in" look="primary">
              {t('signIn.sendAgain')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <p role="status">{t('signIn.opening')}</p>
      )}
    </>
  );
}
