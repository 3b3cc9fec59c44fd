/** Addresses that one call may invite. */
export const MOST = 200;

/**
 * The addresses in a text as people paste it: out of a mail program (`Hanako <h@example.jp>`), a sheet, a list with
 * commas, semicolons or full-width spaces. Each once, in the order of the text.
 */
export function addressesIn(text: string): string[] {
  const found = text.normalize('NFKC').match(/[^\s,;、<>()"'[\]]+@[^\s,;、<>()"'[\]]+/g) ?? [];
  return [...new Set(found.map((address) => address.toLowerCase().replace(/[.。]+$/, '')))];
}
