/** Addresses that one call may invite. */
export const MAX = 200;

/** The email addresses that the gateway accepts. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** The characters around an address in pasted text. */
const AROUND = /[\s,;、<>()"'[\]]+/;

/**
 * The addresses in a text as people paste it: out of a mail program (`Hanako <h@example.jp>`), a sheet, a list with
 * commas, semicolons or full-width spaces. Each once, in the order of the text.
 */
export function addressesIn(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => ADDRESS.test(word)))];
}

/**
 * Returns the entries of a list that contain no valid address, as typed, so that they are reported and not silently
 * dropped.
 */
export function faultyIn(text: string): string[] {
  const entries = text.normalize('NFKC').split(/[\n,;、]+/);
  return entries.flatMap((entry) => {
    const words = wordsOf(entry);
    const broken = words.filter((word) => word.includes('@') && !ADDRESS.test(word));
    if (broken.length > 0) return broken;
    return words.some((word) => ADDRESS.test(word)) || entry.trim() === '' ? [] : [entry.trim()];
  });
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(AROUND)
    .map((word) => withoutStops(word.toLowerCase()))
    .filter(Boolean);
}

/** A sentence may end behind an address. */
function withoutStops(word: string): string {
  let end = word.length;
  while (end > 0 && '.。'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}
