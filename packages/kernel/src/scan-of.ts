import { isId } from './ids';

export interface Scannable {
  readonly id: string;
  /** Empty or null: it has none. */
  readonly managementId: string | null;
  /** SHA-256 of its label's code; empty or absent: no label was printed, or the reader does not know. */
  readonly labelHash?: string;
}

/**
 * Returns true if a code was read from a good. If the good has a label, the proof is the label's code or the management
 * id. Everyone who opened the good's page knows its address and id (docs/adr/0051). Without a label, the address in its
 * QR code is the proof.
 * @param hash SHA-256 of the label's code in `code` (see `labelCodeIn`); absent without a label code
 */
export function isScanOf(code: string | undefined, good: Scannable, hash?: string): boolean {
  const read = code && spelled(code);
  if (!read) return false;
  const managementId = spelled(good.managementId ?? '');
  if (managementId !== '' && (read === managementId || nw7Data(read) === managementId)) return true;
  if (good.labelHash) return hash === good.labelHash;
  return read === good.id || new RegExp(`/goods/${good.id}(?:[/?#]|$)`).test(read);
}

/** Readers of codes send NFKC: full-width letters of a management id as half-width ones. */
const spelled = (text: string): string => text.normalize('NFKC').trim();

/** Many readers of NW-7 send its start and stop letters, A to D. */
const nw7Data = (read: string): string | undefined => /^[a-d]([0-9$:/.+-]+)[a-d]$/i.exec(read)?.[1];

/** The management ids that a code may be: as it was read, as readers spell it, and without the letters of NW-7. */
export function managementIdsIn(code: string): string[] {
  const read = spelled(code);
  return [...new Set([code, read, nw7Data(read) ?? read])].filter((id) => id !== '');
}

/** The id of a good in the address of its page, on any host; or the id alone. */
export function goodIdIn(code: string): string | undefined {
  const read = spelled(code);
  const id = /\/goods\/([^/?#]+)\/?(?:[?#].*)?$/.exec(read)?.[1] ?? read;
  return isId(id) ? id.toLowerCase() : undefined;
}
