import { fold } from '@kashikari/kernel';

/** Kana only, with a long vowel at the end that `fold` did not drop. */
const SHORT_KANA = /^([ぁ-ゖー]*[ぁ-ゖ])ー+$/;

/** From this number of kana on, `fold` drops the long vowel at the end. */
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

/** ター typed for メーター, which is stored as めーた: a regular expression for たー at the end of a longer word. */
function endOfLongerWord(folded: string): string | undefined {
  const stem = SHORT_KANA.exec(folded)?.[1];
  return stem && `[ぁ-ゖー]{${Math.max(0, LONG_ENOUGH - stem.length)}}${stem}(?![ぁ-ゖー])`;
}
