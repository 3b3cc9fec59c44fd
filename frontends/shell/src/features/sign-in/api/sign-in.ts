import { answer, api, useMutation, type components } from '@kashikari/web-kit';
import { beside } from '../../../session/aside';
import { useOwnAside } from '../../../session/use-own-aside';

/**
 * The credentials of a sign-in: an email address or account name with a password, the one-time token of a link, the
 * secret of a card, a provider's response, or a passkey.
 */
export type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly account_name: string; readonly password: string }
  | { readonly token: string; readonly account_id?: string }
  | { readonly jti: string }
  | ProviderAnswer
  | { readonly passkey: KeySignature };

type KeySignature = NonNullable<components['schemas']['Credentials']['passkey']>;

export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

/** An `@` makes it an e-mail address; account names have none. */
export function credentialsOf(who: string, password: string): Credentials {
  const name = who.trim();
  return name.includes('@') ? { email: name, password } : { account_name: name, password };
}

export function useSignIn() {
  const own = useOwnAside();
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      beside(own, () => answer(api.POST('/auth/login', { body: credentials }))),
  });
}
