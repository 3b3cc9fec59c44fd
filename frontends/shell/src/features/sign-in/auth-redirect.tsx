import { ButtonLink, Note, PageHeader, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useEnter } from '../../session/use-enter';
import { useSignIn } from './api/sign-in';
import { ProviderReturn } from './provider-return';

/** `auth_redirect`: where a mailed link leads, and where a provider of sign-ins sends the browser back to. */
export function AuthRedirect() {
  const [params] = useSearchParams();
  return params.has('state') ? <ProviderReturn /> : <MailedLink token={params.get('token') ?? ''} />;
}

/** Signs in with the one-time token of a mailed link; a spent or stale one offers a new link. */
function MailedLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('shell');
  const { mutate, isError } = useSignIn();
  const enter = useEnter();
  const used = useRef(false);

  useEffect(() => {
    // The token is good once; a second run of this effect must not spend it.
    if (used.current) return;
    used.current = true;
    mutate(
      { token },
      {
        onSuccess: ({ user, earlier_access_ended: ended }) =>
          void (ended ? enter(user, `/users/${user.id}/sign_in`, 'signIn.earlierEnded') : enter(user)),
      },
    );
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
