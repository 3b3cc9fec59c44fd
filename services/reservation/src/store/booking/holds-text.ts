import { fold } from '@kashikari/kernel';

/** A first run of kana with a long vowel at its end that `fold` did not drop, and what follows it. */
const SHORT_KANA_FIRST = /^((?:[ぁ-ゖー]*[ぁ-ゖ])?)ー+(?![ぁ-ゖー])(.*)$/su;

/** Minimum number of kana for which `fold` drops the long vowel at the end. */
const LONG_ENOUGH = 3;

/**
 * Makes a condition that a column of folded texts contains a typed text, in any spelling. No column contains a text that
 * is empty when folded, e.g. loose accents.
 * @param mark adds a value to the parameters of the statement, and returns its placeholder
 * @returns the condition for a column
 */
export function holdsText(typed: string, mark: (value: unknown) => string): (column: string) => string {
  const folded = foldAsStored(typed).trim();
  if (folded === '') return () => 'false';
  // Escapes after folding, which turns ％ into %.
  const like = mark(`%${folded.replace(/[\\%_]/g, '\\$&')}%`);
  const end = endOfLongerWord(folded);
  if (!end) return (column) => `${column} like ${like}`;
  const regex = mark(end);
  return (column) => `(${column} like ${like} or ${column} ~ ${regex})`;
}

/** A text as the folded columns hold it: as {@link fold} makes it, with one small sigma. */
export function foldAsStored(text: string): string {
  return fold(text).replaceAll('ς', 'σ');
}

/**
 * ター typed for メーター, which is stored as めーた: a regular expression for た at the end of a longer word. Only the first
 * run of kana that was typed can be the end of a longer one.
 */
function endOfLongerWord(folded: string): string | undefined {
  const [, stem = '', rest = ''] = SHORT_KANA_FIRST.exec(folded) ?? [];
  if (stem + rest === '') return undefined;
  const before = `[ぁ-ゖー]{${Math.max(0, LONG_ENOUGH - stem.length)}}`;
  return `${before}${stem}(?![ぁ-ゖー])${rest.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
}
