import { joinedCode } from './codes';
import { foldWords } from './fold-words';
import { runsOf } from './terms';

/** Field of a good in which a word occurs, as PostgreSQL's weights, best first: title, reading, tags, author. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** The texts of a good that a search reads. */
export interface GoodTexts {
  readonly title: string;
  /** Reading of the title, in kana. */
  readonly reading: string;
  readonly tags: readonly string[];
  readonly author: string;
  /** Numbers with hyphens or without (ISBN, management id); they are found both ways. */
  readonly codes: readonly string[];
  readonly description: string;
  /** Every other text that people have written about it. */
  readonly others: readonly string[];
}

/** A term and its position. Positions count terms from 1 over the whole good. */
export interface Posting {
  readonly term: string;
  readonly position: number;
  /** Absent for all the rest, which doesn't decide the order. */
  readonly weight?: Weight;
}

/** PostgreSQL stores positions up to 16,383; the end of a longer description is not found. */
export const LAST_POSITION = 16_383;

/** Every term of a good: title before reading, tags, author and all the rest. */
export function indexGood(good: GoodTexts): Posting[] {
  const postings: Posting[] = [];
  const add = (text: string, weight?: Weight): void => {
    for (const run of runsOf(foldWords(text))) {
      for (const term of run.terms) {
        if (postings.length === LAST_POSITION) return;
        postings.push({ term, position: postings.length + 1, ...(weight && { weight }) });
      }
    }
  };
  add(good.title, 'A');
  add(good.reading, 'B');
  for (const tag of good.tags) add(tag, 'C');
  add(good.author, 'D');
  for (const code of good.codes) {
    add(code);
    if (/[^\p{L}\p{N}]/u.test(code)) add(joinedCode(code));
  }
  for (const text of good.others) add(text);
  add(good.description);
  return postings;
}
