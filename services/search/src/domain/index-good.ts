import { fold } from '@kashikari/kernel';
import { runsOf } from './terms';

/** Where a word stands in a good, best first: PostgreSQL's weights A to D. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** The texts of a good that a search reads. */
export interface GoodTexts {
  readonly title: string;
  readonly tags: readonly string[];
  readonly author: string;
  /** With hyphens or without; it is found both ways. */
  readonly isbn: string;
  readonly description: string;
  /** Every other text that people have written about it. */
  readonly others: readonly string[];
}

/** A term and where it stands. Positions count terms from 1 over the whole good. */
export interface Posting {
  readonly term: string;
  readonly position: number;
  readonly weight: Weight;
}

/** PostgreSQL keeps positions up to 16,383; the end of a longer description is not found. */
export const LAST_POSITION = 16_383;

/** Every term of a good: title before tags before author before all the rest. */
export function indexGood(good: GoodTexts): Posting[] {
  const postings: Posting[] = [];
  const add = (weight: Weight, text: string): void => {
    for (const run of runsOf(fold(text))) {
      for (const term of run.terms) {
        if (postings.length === LAST_POSITION) return;
        postings.push({ term, position: postings.length + 1, weight });
      }
    }
  };
  add('A', good.title);
  for (const tag of good.tags) add('B', tag);
  add('C', good.author);
  for (const text of good.others) add('D', text);
  add('D', good.isbn.replaceAll('-', ''));
  add('D', good.description);
  return postings;
}
