/** What can be read from a good. */
export interface Scannable {
  readonly id: string;
  /** Empty or null: it has none. */
  readonly managementId: string | null;
}

/**
 * Whether a code was read from a good. The QR of a good is its address; its management id may be on a barcode. The server
 * and the scanner's screen ask the same.
 */
export function isScanOf(code: string | undefined, good: Scannable): boolean {
  const read = code?.trim();
  if (!read) return false;
  if (read === good.id || read === good.managementId) return true;
  return new RegExp(`/goods/${good.id}(?:[/?#]|$)`).test(read);
}
