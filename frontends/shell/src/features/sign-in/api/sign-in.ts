import { answer, api, useMutation } from '@kashikari/web-kit';

/**
 * What a person signs in with: e-mail or account name and password, the one-time token of a link, the secret of a card,
 * or what a provider sent the browser back with.
 */
export type Credentials =
  | { readonly email: string; readonly password: string }
  | { readonly account_name: string; readonly password: string }
  | { readonly token: string }
  | { readonly jti: string }
  | ProviderAnswer;

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
  return useMutation({
    mutationFn: (credentials: Credentials) => answer(api.POST('/auth/login', { body: credentials })),
  });
}
