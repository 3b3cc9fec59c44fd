import { deriveKeys, type InstallationSecrets } from './derive-key';

/** For whom access tokens are: our REST interface, and nobody else (`aud`, RFC 7519). */
export const TOKEN_AUDIENCE = 'kashikari-rest';

interface Installation extends InstallationSecrets {
  readonly PUBLIC_URL?: string;
}

/**
 * By which names an installation issues access tokens (`iss`): the origin that people reach it by, or where none is set a
 * name out of the secret of the installation. The first is written; each is taken, for the secret may be changing.
 */
export function issuersOf({ PUBLIC_URL, ...secrets }: Installation): readonly [string, ...string[]] {
  if (PUBLIC_URL) return [new URL(PUBLIC_URL).origin];
  const [first, ...others] = deriveKeys(secrets, 'issuer').map(
    (key) => `urn:kashikari:${key.toString('hex').slice(0, 32)}`,
  );
  if (first === undefined) throw new Error('A secret gives a key');
  return [first, ...others];
}
