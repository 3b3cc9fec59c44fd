/** Files that were sent on this page, by the import they became: read again in another encoding, they are not chosen twice. */
const sent = new Map<string, File>();

export function rememberFile(importId: string, file: File): void {
  sent.set(importId, file);
}

/** The file of an import; undefined after a reload, and for text that was pasted. */
export function fileOf(importId: string): File | undefined {
  return sent.get(importId);
}
