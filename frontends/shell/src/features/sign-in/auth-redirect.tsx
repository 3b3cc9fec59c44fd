import { useSearchParams } from '@kashikari/web-kit';
import { MailedLink } from './mailed-link';
import { ProviderReturn } from './provider-return';

/** `auth_redirect`: where a mailed link leads, and where a provider of sign-ins sends the browser back to. */
export function AuthRedirect() {
  const [params] = useSearchParams();
  return params.has('state') ? <ProviderReturn /> : <MailedLink token={params.get('token') ?? ''} />;
}
