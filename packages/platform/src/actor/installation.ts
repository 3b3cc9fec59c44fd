import { deriveKeys, type InstallationSecrets } from './derive-key';

/** Audience of access tokens: only our REST interface (`aud`, RFC 7519). */
export const TOKEN_AUDIENCE = 'kashikari-rest';

interface Installation extends InstallationSecrets {
  readonly PUBLIC_URL?: string;
}

/**
 * Returns the names under which an installation issues access tokens (`iss`). The name is the public origin or, if none
 * is set, derived from the installation's secret. Tokens are issued under the first name and accepted under each,
 * because the secret may be changing.
 */
export function issuersOf({ PUBLIC_URL, ...secrets }: Installation): readonly [string, ...string[]] {
  if (PUBLIC_URL) return [new URL(PUBLIC_URL).origin];
  const [first, ...others] = deriveKeys(secrets, 'issuer').map(
    (key) => `urn:kashikari:${key.toString('hex').slice(0, 32)}`,
  );
  if (first === undefined) throw new Error('No key could be derived from the secret');
  return [first, ...others];
}
