/** What texts have in common that differ in width and capitals alone. */
export function oneSpelling(text: string): string {
  // Small letters of a few capitals are not in the form of NFKC.
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}
