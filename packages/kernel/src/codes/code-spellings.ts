import type { Code } from './read-code';

/**
 * Ways in which a management id, a further code or the number of a card may be written: of NW-7, the start and stop letters are no
 * part of the number; a GTIN is written with 14 digits or fewer.
 */
export function codeSpellings({ text, gtin }: Pick<Code, 'text' | 'gtin'>): string[] {
  const data = /^[a-d]([0-9$:/.+-]+)[a-d]$/i.exec(text)?.[1];
  const short = gtin?.replace(/^0+/, '') ?? '';
  const lengths = [8, 12, 13, 14].filter((length) => short !== '' && length >= short.length);
  const gtins = lengths.map((length) => short.padStart(length, '0'));
  return [...new Set([text, ...(data ? [data] : []), ...gtins])];
}
