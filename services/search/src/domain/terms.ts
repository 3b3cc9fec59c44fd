/**
 * A part of a text, split into terms. Scripts written without spaces become bigrams (予約表 → 予約, 約表, 表). Each character
 * begins one term, so a single one is found as a prefix, and neighbors in the text are neighbors in the index. Words of
 * other scripts and numbers are one term each.
 */
export interface Run {
  readonly kind: 'unspaced' | 'word';
  readonly terms: readonly string[];
}

/** Characters of a word that count; what is longer is compared by its beginning. Below PostgreSQL's 2 kB a lexeme. */
const LONGEST_WORD = 40;

/** Kanji and hiragana; katakana has been folded. Signs of those scripts that are punctuation part words as any other. */
const UNSPACED = String.raw`(?!\p{P})[\p{Script=Han}\p{Script=Hiragana}ーゝゞ]`;

const RUN = new RegExp(String.raw`((?:${UNSPACED})+)|((?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+)`, 'gu');

/** The runs of an already folded text, in order. Everything that is neither letter nor digit parts them. */
export function runsOf(folded: string): Run[] {
  const runs: Run[] = [];
  for (const [, unspaced, word] of folded.matchAll(RUN)) {
    if (unspaced !== undefined) runs.push({ kind: 'unspaced', terms: bigrams([...unspaced]) });
    else if (word !== undefined) runs.push({ kind: 'word', terms: [firstCharacters(word)] });
  }
  return runs;
}

function bigrams(characters: readonly string[]): string[] {
  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

function firstCharacters(word: string): string {
  return word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('');
}
