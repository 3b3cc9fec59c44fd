import { gtinOf, ownAddressIn } from '@kashikari/kernel';

/** Minimum length of a part. A check digit matches one in ten numbers, so shorter matches are accidental. */
const MIN_PART = 4;

/** Longer texts, in characters, are shown whole. */
const MAX_GLUED = 400;

/**
 * Parts the codes that a scanner sent without a pause between them.
 * @param isKnown codes that the screen knows, besides numbers with a check digit and addresses of the installation
 * @returns the codes if exactly one split gives known ones, else the whole text
 */
export function splitGlued(
  text: string,
  origin: string,
  isKnown: (code: string) => boolean = () => false,
): readonly string[] {
  const isCode = (part: string) => isKnown(part) || gtinOf(part) !== undefined || isOwn(part, origin);
  if (text.length > MAX_GLUED || isCode(text)) return [text];
  const splits = splitsOf(text, isCode);
  return splits.length === 1 ? (splits[0] ?? [text]) : [text];
}

/** Up to two ways in which a text is codes one after the other: two are as good as more. */
function splitsOf(text: string, isCode: (part: string) => boolean): readonly (readonly string[])[] {
  // Ways to split what follows each place, from the end: each place is looked at once.
  const after: (readonly (readonly string[])[])[] = [];
  after[text.length] = [[]];
  for (let from = text.length - MIN_PART; from >= 0; from -= 1) {
    const ways: (readonly string[])[] = [];
    for (let to = from + MIN_PART; to <= text.length && ways.length < 2; to += 1) {
      const rest = after[to];
      const part = text.slice(from, to);
      if (rest && rest.length > 0 && isCode(part)) ways.push(...rest.map((codes) => [part, ...codes]));
    }
    after[from] = ways.slice(0, 2);
  }
  return after[0] ?? [];
}

/**
 * Returns true for a single address of this site. Another address may follow without a gap, so it must contain only one
 * scheme.
 */
function isOwn(text: string, origin: string): boolean {
  const address = ownAddressIn(text, [origin]);
  return address !== undefined && address !== 'foreign' && text.lastIndexOf('://') < 6;
}
