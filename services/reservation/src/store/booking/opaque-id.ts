import { createHash } from 'node:crypto';

/**
 * Returns an id that replaces another one and reveals nothing about it: the same for the same id, a UUID of version 8
 * (RFC 9562, section 5.8). It cannot be reversed, since a UUIDv7 has 62 random bits.
 */
export function opaqueId(id: string): string {
  const hex = createHash('sha256').update(`booking:${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
