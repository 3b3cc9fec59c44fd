import type { Posting, Weight } from '../domain/index-good';
import type { Match, Sequence, Word } from '../domain/match';
import type { Parameters } from './parameters';

/** The index of a good as PostgreSQL writes it: `'予約':1A,7D 'camera':2A`. Terms hold nothing to escape. */
export function toTsvector(postings: readonly Posting[]): string {
  const places = new Map<string, string>();
  for (const { term, position, weight } of postings) {
    const known = places.get(term);
    places.set(term, `${known === undefined ? '' : `${known},`}${position}${weight ?? ''}`);
  }
  return [...places].map(([term, at]) => `'${term}':${at}`).join(' ');
}

/** Returns a PostgreSQL query for the words in the given weights: `('予約':A <-> '約表':A) & 'cam':*A`. */
function toTsquery(match: Match, weights: string): string {
  return match.words.map((word) => wordQuery(word, weights)).join(' & ');
}

function wordQuery({ sequences, joined }: Word, weights: string): string {
  const parts = sequences.map((sequence) => sequenceQuery(sequence, weights)).join(' & ');
  return joined ? `((${parts}) | '${joined}':*${weights})` : parts;
}

function sequenceQuery({ terms, prefix }: Sequence, weights: string): string {
  const last = terms.length - 1;
  const parts = terms.map((term, at) => `'${term}':${prefix && at === last ? '*' : ''}${weights}`);
  return `(${parts.join(' <-> ')})`;
}

/** The condition that every word is found in `good_words w`. */
export function matches(match: Match, parameters: Parameters): string {
  return match.words.length ? `w.terms @@ ${parameters.add(toTsquery(match, ''))}::tsquery` : 'false';
}

/** The condition that every word is found in the fields of these weights alone, of those that decide the order. */
function matchesIn(match: Match, weights: readonly Weight[], parameters: Parameters): string {
  return match.words.length
    ? `w.best @@ ${parameters.add(toTsquery(match, weights.join('')))}::tsquery`
    : 'false';
}

/** Fields in which all words must occur for each class of rank, the best first. */
const CLASSES: readonly (readonly Weight[])[] = [['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']];

/**
 * Returns the rank of a match, 0 the best: an exact code; all words in the title; with its reading; tags; author;
 * anywhere.
 */
export function rank(match: Match, parameters: Parameters): string {
  if (match.words.length === 0) return '0';
  const whens = CLASSES.map((weights, at) => `when ${matchesIn(match, weights, parameters)} then ${at + 1}`);
  const exact = `when g.codes @> array[${parameters.add(match.code)}::text] then 0`;
  return `case ${exact} ${whens.join(' ')} else ${CLASSES.length + 1} end`;
}
