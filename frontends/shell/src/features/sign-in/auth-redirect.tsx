import { useSearchParams } from '@kashikari/web-kit';
import { MailedLink } from './mailed-link';
import { ProviderReturn } from './provider-return';

/** `auth_redirect`: the target of a mailed link, and of the redirect from a sign-in provider. */
export function AuthRedirect() {
  const [params] = useSearchParams();
  return params.has('state') ? <ProviderReturn /> : <MailedLink token={params.get('token') ?? ''} />;
}
