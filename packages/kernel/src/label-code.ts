/**
 * Characters of label codes. Omits 0, 1, I and O, which are easily confused. It has 32, so that a random byte chooses
 * one without bias.
 */
export const LABEL_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Characters of a label's code. */
export const LABEL_LENGTH = 12;

const CODE = new RegExp(`^[${LABEL_ALPHABET}]{${LABEL_LENGTH}}$`);

/**
 * The code of a good's label in what was read or typed: the address `/q/{code}` of any installation, or the code alone, in
 * small letters and full-width ones too. Undefined: it is something else.
 */
export function labelCodeIn(read: string): string | undefined {
  const text = read.normalize('NFKC').trim();
  const code = (/^https?:\/\/[^/]+\/q\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1] ?? text).toUpperCase();
  return CODE.test(code) ? code : undefined;
}
