/** Addresses that one call may invite. */
export const MOST = 200;

/**
 * The addresses in a text as people paste it: out of a mail program (`Hanako <h@example.jp>`), a sheet, a list with
 * commas, semicolons or full-width spaces. Each once, in the order of the text.
 */
export function addressesIn(text: string): string[] {
  const words = text.normalize('NFKC').split(/[\s,;、<>()"'[\]]/);
  const found = words.filter((word) => word.slice(1, -1).includes('@'));
  return [...new Set(found.map((address) => withoutStop(address.toLowerCase())))];
}

/** Without the stop of the sentence that it ends. */
function withoutStop(address: string): string {
  let end = address.length;
  while (end > 0 && '.。'.includes(address[end - 1]!)) end -= 1;
  return address.slice(0, end);
}
