import { answer, api } from '@kashikari/web-kit';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Lets the browser offer the passkeys that it holds for this site; throws what it throws when none is chosen. */
export async function signWithPasskey(): Promise<AuthenticationResponseJSON> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    answer(api.POST('/auth/passkey')),
  ]);
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}
