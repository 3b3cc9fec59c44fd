/** Returns the whole yen that were typed, or undefined for anything else. Full-width digits and commas are accepted. */
export function yenIn(typed: string): number | undefined {
  const digits = typed.normalize('NFKC').replaceAll(',', '').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
