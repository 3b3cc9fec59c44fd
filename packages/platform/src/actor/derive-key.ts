import { hkdfSync } from 'node:crypto';

/**
 * A key of its own for one purpose, out of KASHIKARI_SECRET: who learns one learns nothing of the others.
 * @param purpose e.g. `actor`; never change it, or what was signed before is refused
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', `kashikari/${purpose}`, 32));
}
