import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as the provider forms it, e.g. `pi_3Q…`; random, because a database outlives a double. */
export const newId = (prefix: string, length = 24) => `${prefix}_${randomText(length)}`;

export const randomText = (length: number) =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
