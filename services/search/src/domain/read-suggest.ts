import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { foldWords } from './fold-words';
import { readMatch, type Match } from './match';
import { LONGEST_MATCH } from './read-search';

/** A parsed request for suggestions. */
export interface Suggest {
  readonly match: Match;
  /** Folded; what a tag or category must contain. */
  readonly lastWord: string;
  /** Id or slug. */
  readonly group: string | undefined;
}

/** Letters that an input method has not made kana of yet: かめr is かめ. */
const UNFINISHED = /(?<=[\p{Script=Hiragana}\p{Script=Katakana}ー])[a-zａ-ｚ]{1,3}$/u;

/** Reads what is being typed; undefined where nothing can be suggested yet. Refuses more than 200 characters. */
export function readSuggest(typed: string, group: string): Verdict<Suggest | undefined> {
  if ([...typed].length > LONGEST_MATCH) return refuse('validation', { max: LONGEST_MATCH }, 'q');
  const settled = typed.replace(UNFINISHED, '').replace(/^\s*[#＃]/, '');
  const match = readMatch(settled);
  if (!match?.words.length) return allow(undefined);
  const lastWord = foldWords(settled).trim().split(/\s+/).at(-1) ?? '';
  return allow({ match, lastWord, group: group || undefined });
}

/** Returns up to 24 parts of words that similar titles share: all terms, and the beginnings of longer words. */
export function likeTerms({ words }: Match): string[] {
  const terms = words.flatMap(({ sequences }) => sequences.flatMap((sequence) => sequence.terms));
  const telling = terms.map((term) => (/^[\p{Script=Latin}\d]{4,}$/u.test(term) ? term.slice(0, -1) : term));
  return [...new Set(telling.filter((term) => [...term].length > 1))].slice(0, 24);
}
