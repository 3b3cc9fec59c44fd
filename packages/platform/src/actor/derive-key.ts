import { hkdfSync } from 'node:crypto';

export interface InstallationSecrets {
  readonly KASHIKARI_SECRET: string;
  readonly KASHIKARI_SECRET_ALSO?: string;
}

/** The first is the one by which we sign and seal; what was signed or sealed by another is taken too. */
export type Keys = readonly [Buffer, ...Buffer[]];

/**
 * Derives a separate key for one purpose from KASHIKARI_SECRET. One key reveals nothing about the others.
 * @param purpose e.g. `actor`; a changed purpose invalidates all earlier signatures
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', `kashikari/${purpose}`, 32));
}

/** The same with what is accepted besides while the secret is being changed. */
export function deriveKeys(
  { KASHIKARI_SECRET: secret, KASHIKARI_SECRET_ALSO: also }: InstallationSecrets,
  purpose: string,
): Keys {
  return [deriveKey(secret, purpose), ...(also ? [deriveKey(also, purpose)] : [])];
}
