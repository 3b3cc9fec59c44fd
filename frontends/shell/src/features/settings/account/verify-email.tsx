import {
  Button,
  ButtonLink,
  ErrorNote,
  LoadError,
  Note,
  PageHeader,
  Skeleton,
  isApiError,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useMailedLink } from '../../../session/api/mailed-link';
import { useVerifyEmail } from './api/verify-email';

/** The target of the mail that verifies an address. One button verifies it, without signing in. */
export function VerifyEmail() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const user = useUser();
  const verify = useVerifyEmail(user);
  const link = useMailedLink(token, verify.isPending || verify.isSuccess);
  const ended = link.data?.ends_earlier_access === true;
  const refused = verify.error ?? link.error;
  const spent = isApiError(refused) && refused.code === 'auth.link_expired';

  return (
    <>
      <PageHeader title={t('verify.title')} />
      {spent && <Note tone="error">{t('verify.spent')}</Note>}
      {verify.isError && !spent && <ErrorNote error={verify.error} alone />}
      {link.isError && !spent && <LoadError error={link.error} onRetry={() => void link.refetch()} />}
      {verify.isSuccess && <Note>{t(ended ? 'verify.doneEnded' : 'verify.done')}</Note>}
      {link.isPending && <Skeleton shape="rows" />}
      {link.data && verify.isIdle && <p>{t(`verify.${link.data.purpose}`, { email: link.data.email })}</p>}
      {link.data?.ends_earlier_access && verify.isIdle && (
        <Note tone="warning">{t('verify.endsEarlier', { name: link.data.account_name })}</Note>
      )}
      <div className="submit">
        {link.data && !spent && !verify.isSuccess && (
          <Button look="primary" busy={verify.isPending} onClick={() => verify.mutate(token)}>
            {t('verify.confirm', { email: link.data.email })}
          </Button>
        )}
        {verify.isSuccess && ended && <ButtonLink to="/email_sign_in">{t('verify.signIn')}</ButtonLink>}
        {(spent || (verify.isSuccess && !ended)) && (
          <ButtonLink to={spent && user ? `/users/${user.id}/sign_in` : '/redirect_home'}>
            {t(spent && user ? 'verify.again' : 'verify.home')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
