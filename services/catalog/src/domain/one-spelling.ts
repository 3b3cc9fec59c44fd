/** Returns the form in which texts are equal that differ only in width and case. */
export function oneSpelling(text: string): string {
  // Small letters of a few capitals are not in the form of NFKC.
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}
