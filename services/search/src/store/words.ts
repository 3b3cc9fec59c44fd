import type { Posting, Weight } from '../domain/index-good';
import type { Match, Sequence } from '../domain/match';
import type { Parameters } from './parameters';

/** The index of a good as PostgreSQL writes it: `'予約':1A,7D 'camera':2A`. Terms hold nothing to escape. */
export function toTsvector(postings: readonly Posting[]): string {
  const places = new Map<string, string>();
  for (const { term, position, weight } of postings) {
    const known = places.get(term);
    places.set(term, `${known === undefined ? '' : `${known},`}${position}${weight}`);
  }
  return [...places].map(([term, at]) => `'${term}':${at}`).join(' ');
}

/** What is looked for as PostgreSQL writes it, in the given weights: `('予約':A <-> '約表':A) & 'cam':*A`. */
function toTsquery(match: Match, weights: string): string {
  return match.sequences.map((sequence) => sequenceQuery(sequence, weights)).join(' & ');
}

function sequenceQuery({ terms, prefix }: Sequence, weights: string): string {
  const last = terms.length - 1;
  const parts = terms.map((term, at) => `'${term}':${prefix && at === last ? '*' : ''}${weights}`);
  return `(${parts.join(' <-> ')})`;
}

/** The condition that every word is found in `good_words w`. */
export function matches(match: Match, parameters: Parameters): string {
  if (match.sequences.length === 0) return 'false';
  return `w.terms @@ ${parameters.add(toTsquery(match, ''))}::tsquery`;
}

/** Fields in which all words must stand for a place in the first, second and third class. */
const CLASSES: readonly (readonly Weight[])[] = [['A'], ['A', 'B'], ['A', 'B', 'C']];

/** How good the match is, 0 the best: all words in the title; in title and tags; with the author; anywhere. */
export function rank(match: Match, parameters: Parameters): string {
  if (match.sequences.length === 0) return '0';
  const whens = CLASSES.map((weights, at) => {
    const query = parameters.add(toTsquery(match, weights.join('')));
    return `when w.best @@ ${query}::tsquery then ${at}`;
  });
  return `case ${whens.join(' ')} else ${CLASSES.length} end`;
}
