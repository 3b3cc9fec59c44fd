import {
  Button,
  ButtonLink,
  ErrorNote,
  LoadError,
  Navigate,
  Note,
  PageHeader,
  Skeleton,
  isApiError,
  useFlash,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useEnter } from '../../session/use-enter';
import { notifyTabs } from '../../session/tabs';
import { useConfirmSession } from '../../session/api/confirm';
import { useMailedLink } from '../../session/api/mailed-link';
import { useSignIn } from './api/sign-in';
import { LinkAccounts } from './link-accounts';

/**
 * The page of a mailed link, on which one button signs in; several accounts of its address have a button each. Opening the page does not use up the link, so mail scanners
 * do no harm. A signed-in user is never replaced without being asked.
 */
export function MailedLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('shell');
  const signIn = useSignIn();
  const confirm = useConfirmSession();
  const link = useMailedLink(
    token,
    signIn.isPending || signIn.isSuccess || confirm.isPending || confirm.isSuccess,
  );
  const enter = useEnter();
  const user = useUser();
  const navigate = useNavigate();
  const { say } = useFlash();
  const spent = [link.error, signIn.error, confirm.error].some(isSpent);
  const isBusy = signIn.isPending || confirm.isPending;
  const failure = signIn.error ?? confirm.error;
  const accounts = link.data?.accounts ?? [];
  const isOwn = user && [link.data?.user_id, ...accounts.map(({ id }) => id)].includes(user.id);
  const other = user && link.data && !isOwn ? user : undefined;

  /** Signs in. If this account is already signed in here, its session is confirmed instead. */
  function goOn(accountId = link.data?.user_id): void {
    if (user && user.id === accountId) {
      confirm.mutate(
        { token },
        {
          onSuccess: () => {
            notifyTabs({ kind: 'confirmed', userId: user.id });
            say(t('fresh.done'));
            navigate('/redirect_home', { replace: true });
          },
        },
      );
      return;
    }
    signIn.mutate(
      {
        token,
        ...(accountId !== undefined && accountId !== link.data?.user_id && { account_id: accountId }),
      },
      {
        onSuccess: ({ user: who, earlier_access_ended: ended }) =>
          void (ended ? enter(who, `/users/${who.id}/sign_in`, 'signIn.earlierEnded') : enter(who)),
      },
    );
  }

  // The sign-in screen offers the other methods and explains the redirect.
  if (spent) return <Navigate to="/sign_in_methods" state={{ linkSpent: true }} replace />;
  return (
    <>
      <PageHeader title={t('signIn.title')} />
      {failure && <ErrorNote error={failure} alone />}
      {link.isError && <LoadError error={link.error} onRetry={() => void link.refetch()} />}
      {link.isPending && <Skeleton shape="rows" />}
      {link.data && (
        <>
          {link.data.ends_earlier_access && (
            <Note tone="warning">{t('verify.endsEarlier', { name: link.data.account_name })}</Note>
          )}
          {other && <Note>{t('signIn.linkOther', { name: other.name, email: link.data.email })}</Note>}
          {accounts.length > 1 && <LinkAccounts accounts={accounts} isBusy={isBusy} onChoose={goOn} />}
          <div className="submit">
            {accounts.length < 2 && (
              <Button look="primary" busy={isBusy} onClick={() => goOn()}>
                {t('signIn.goOnAs', { email: link.data.email })}
              </Button>
            )}
            {other && <ButtonLink to="/redirect_home">{t('signIn.stayAs', { name: other.name })}</ButtonLink>}
          </div>
        </>
      )}
    </>
  );
}

/** The link was used, has run out, or is for what is no more. All else says what it is. */
const isSpent = (error: unknown) => isApiError(error) && error.code === 'auth.link_expired';
