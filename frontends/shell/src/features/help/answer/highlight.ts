/** A part of a passage. */
export interface Part {
  readonly text: string;
  /** True for wording of the question. */
  readonly marked: boolean;
}

const WORD = /^[a-z\d]{4,}/;
const JAPANESE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{2,}/u;
const HIRAGANA = /^\p{sc=Hiragana}+$/u;

/** Letters of hiragana alone from which on they are wording and no grammar: おくれる, and not です. */
const KANA_WORD = 4;

/**
 * Splits a passage into parts, and marks those that the question has too: words of four Latin letters or more, and runs
 * of two Japanese characters or more.
 */
export function highlight(passage: string, question: string): Part[] {
  const asked = question.toLowerCase();
  const lower = passage.toLowerCase();
  // Some capitals have longer small letters; places would differ then.
  if (lower.length !== passage.length) return [{ text: passage, marked: false }];
  const parts: Part[] = [];
  let plain = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const length = commonAt(lower.slice(at), asked, /[a-z\d]/.test(lower[at - 1] ?? ''));
    if (length === 0) continue;
    if (at > plain) parts.push({ text: passage.slice(plain, at), marked: false });
    plain = at + length;
    parts.push({ text: passage.slice(at, plain), marked: true });
    at = plain - 1;
  }
  if (plain < passage.length) parts.push({ text: passage.slice(plain), marked: false });
  return parts;
}

/** Length of the wording at the beginning of a text that the question has, too; 0 for none. */
function commonAt(text: string, asked: string, isInWord: boolean): number {
  const word = isInWord ? undefined : WORD.exec(text)?.[0];
  if (word !== undefined) return new RegExp(`(?<![a-z\\d])${word}(?![a-z\\d])`).test(asked) ? word.length : 0;
  const run = JAPANESE.exec(text)?.[0] ?? '';
  for (let length = run.length; length > 1; length -= 1) {
    const part = run.slice(0, length);
    if (asked.includes(part)) return HIRAGANA.test(part) && length < KANA_WORD ? 0 : length;
  }
  return 0;
}
