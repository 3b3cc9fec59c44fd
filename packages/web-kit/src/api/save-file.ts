/** Saves a received file with the browser's own download, because a link could not carry the token. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
