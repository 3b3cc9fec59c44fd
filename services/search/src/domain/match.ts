import { fold } from '@kashikari/kernel';
import { runsOf } from './terms';

/**
 * What a person looks for. Every sequence must be found: its terms one after the other, the last one (`prefix`)
 * also as the beginning of a longer term.
 */
export interface Match {
  readonly sequences: readonly Sequence[];
}

export interface Sequence {
  readonly terms: readonly string[];
  readonly prefix: boolean;
}

/** Sequences that are looked for; more would only make the query slow. */
const MAX_SEQUENCES = 24;

/** An ISBN typed with hyphens, which are not kept in the index. */
const HYPHENATED_ISBN = /(?<![\d-])97[89](?:-?\d){10}(?![\d-])/g;

/**
 * Reads the words of a search field. Undefined when there are none (nothing typed: everything matches); no sequence
 * when something was typed that holds neither letter nor digit (nothing matches).
 */
export function readMatch(typed: string): Match | undefined {
  if (typed.trim() === '') return undefined;
  const folded = fold(typed).replace(HYPHENATED_ISBN, (isbn) => isbn.replaceAll('-', ''));
  const sequences = new Map<string, Sequence>();
  for (const run of runsOf(folded)) {
    const sequence = run.kind === 'word' ? { terms: run.terms, prefix: true } : unspaced(run.terms);
    sequences.set(sequence.terms.join(' '), sequence);
  }
  return { sequences: [...sequences.values()].slice(0, MAX_SEQUENCES) };
}

/** Two characters or more are their bigrams; a single one is the beginning of any bigram. */
function unspaced(terms: readonly string[]): Sequence {
  return terms.length === 1 ? { terms, prefix: true } : { terms: terms.slice(0, -1), prefix: false };
}
