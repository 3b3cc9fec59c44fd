import { createHash } from 'node:crypto';

/**
 * Returns the variant of an experiment for a person: always the same one, spread evenly, and independent of other
 * experiments.
 */
export function variantOf(key: string, userId: string, variants: readonly string[]): string {
  const hash = createHash('sha256').update(`${key}:${userId}`).digest().readUInt32BE(0);
  return variants[Math.floor((hash / 2 ** 32) * variants.length)]!;
}
