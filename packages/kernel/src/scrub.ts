/**
 * Removes personal data from an error message: mail addresses, ids, telephone and card numbers. Also removes secrets
 * (runs of 20 or more letters and digits that are no plain word) and the part of an address from `?` or `#` on. Used
 * for crash reports, which operators read. The browser scrubs before it sends, and the server again before it writes.
 */
export function scrub(text: string): string {
  return text
    .replace(/[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,253}/g, '[email]')
    .replace(/https?:\/\/[^\s"')]+/g, (address) => address.split(/[?#]/, 1).join(''))
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '[id]')
    .replace(/\b(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{10,}){0,2}/g, '[secret]')
    .replace(/\+?\d(?:[ ()-]{0,2}\d){8,}/g, '[number]');
}

/** The path of a screen without what it is of: ids and every word that could be a secret, and no query. */
export function screenOf(path: string): string {
  const [way = ''] = path.split(/[?#]/, 1);
  return way
    .split('/')
    .map((word) => (/^[a-z_-]{0,40}$/.test(word) || word === '' ? word : '{id}'))
    .join('/');
}
