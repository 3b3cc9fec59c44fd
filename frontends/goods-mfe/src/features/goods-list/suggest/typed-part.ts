import { fold } from '@kashikari/kernel';

/** Latin letters after kana, which an input method has not turned yet (`かめr`). */
const UNFINISHED = /(?<=[ぁ-ゖァ-ヶー])[a-zａ-ｚ]{1,3}$/i;

/** A text in three parts, the middle one what was typed of it, however it is written; all in the first if nothing was. */
export function typedPart(
  text: string,
  typed: string,
): readonly [before: string, hit: string, after: string] {
  const letters = [...text];
  const folded = letters.map(fold);
  for (const word of typed.trim().replace(UNFINISHED, '').split(/\s+/).map(fold).filter(Boolean)) {
    for (let start = 0; start < letters.length; start += 1) {
      const end = endOf(folded, start, word);
      if (end) return [between(letters, 0, start), between(letters, start, end), between(letters, end)];
    }
  }
  return [text, '', ''];
}

/** Returns the end of a word that begins at `start`; undefined if the word is not there. */
function endOf(folded: readonly string[], start: number, word: string): number | undefined {
  let read = '';
  for (let at = start; at < folded.length && read.length < word.length; at += 1) {
    read += folded[at];
    if (read === word) return at + 1;
  }
  return undefined;
}

const between = (letters: readonly string[], from: number, to?: number): string =>
  letters.slice(from, to).join('');
