/** The maximum quantity in one count (REST contract). */
export const MAX_COUNTED = 1_000_000;

export type TypedInput =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'nothing' };

/**
 * Parses the text of a number field. It may be the next code, since a scanner types into the focused field. Up to seven
 * digits, also full-width ones, are a number; bar codes have eight or more.
 */
export function readTyped(text: string): TypedInput {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { kind: 'nothing' };
  if (/^\d{1,7}$/.test(plain)) return { kind: 'number', value: Number(plain) };
  return { kind: 'code', code: text.trim() };
}
