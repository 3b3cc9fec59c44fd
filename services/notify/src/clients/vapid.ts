import { createECDH } from 'node:crypto';
import { deriveKeys, type InstallationSecrets } from '@kashikari/platform';

/** A key by which push services know us again (RFC 8292), base64url. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Order of the group of P-256 (FIPS 186-5): private keys lie between 0 and it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Returns the keys with which browsers may have subscribed; new ones use the first. Without `own`, keys are derived
 * from the installation's secret. Nothing has to be stored, and browsers survive its rotation as sessions do.
 * @param own private key of the settings, base64url of 32 bytes
 */
export function vapidKeys(
  secrets: InstallationSecrets,
  own: string | undefined,
): readonly [VapidKey, ...VapidKey[]] {
  const [first, ...others] = deriveKeys(secrets, 'notify/vapid').map(keyOf);
  const derived = [first!, ...others] as const;
  return own ? [pairOf(Buffer.from(own, 'base64url')), ...derived] : derived;
}

/** Maps bytes to a private key; the distribution is uniform within 2⁻³². */
function keyOf(bytes: Buffer): VapidKey {
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  return pairOf(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
}

function pairOf(privateKey: Buffer): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: privateKey.toString('base64url'),
  };
}
