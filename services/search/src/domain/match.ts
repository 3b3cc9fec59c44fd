import { joinedCode } from './codes';
import { foldWords } from './fold-words';
import { runsOf } from './terms';

/** A parsed search text; every word must be found. */
export interface Match {
  readonly words: readonly Word[];
  /** The whole as a code, for what has just this one; empty where it holds neither letter nor digit. */
  readonly code: string;
}

/** Found where all its sequences are, or, of a number with hyphens, where a word begins with it `joined`. */
export interface Word {
  readonly sequences: readonly Sequence[];
  readonly joined?: string;
}

/** Its terms one after the other, the last one (`prefix`) also as the beginning of a longer term. */
export interface Sequence {
  readonly terms: readonly string[];
  readonly prefix: boolean;
}

/** Sequences that are looked for; more would only make the query slow. */
const MAX_SEQUENCES = 24;

/** A number in parts, such as A-4568 or an ISBN; the index has it with and without what parts it. */
const PARTED_NUMBER = /^(?=.*\d)[a-z\d]+(?:[-‐-―−/.][a-z\d]+)+$/;

/**
 * Parses a search text. Undefined if it is empty, so that everything matches. Returns no words if it has neither
 * letters nor digits, so that nothing matches.
 */
export function readMatch(typed: string): Match | undefined {
  if (typed.trim() === '') return undefined;
  const words = new Map<string, Word>();
  let sequences = 0;
  for (const part of foldWords(typed).split(/\s+/)) {
    for (const word of PARTED_NUMBER.test(part) ? [wordOf(part)] : sequencesOf(part).map(alone)) {
      const key = word.sequences.map(({ terms }) => terms.join(' ')).join('|');
      if (words.has(key) || (sequences += word.sequences.length) > MAX_SEQUENCES) continue;
      words.set(key, word);
    }
  }
  return { words: [...words.values()], code: joinedCode(typed) };
}

const alone = (sequence: Sequence): Word => ({ sequences: [sequence] });

function wordOf(number: string): Word {
  const [joined] = runsOf(joinedCode(number)).flatMap(({ terms }) => terms);
  return { sequences: sequencesOf(number), ...(joined && { joined }) };
}

function sequencesOf(part: string): Sequence[] {
  return runsOf(part).map((run) =>
    run.kind === 'word' ? { terms: run.terms, prefix: true } : unspaced(run.terms),
  );
}

/** Two characters or more are their bigrams; a single one is the beginning of any bigram. */
function unspaced(terms: readonly string[]): Sequence {
  return terms.length === 1 ? { terms, prefix: true } : { terms: terms.slice(0, -1), prefix: false };
}
