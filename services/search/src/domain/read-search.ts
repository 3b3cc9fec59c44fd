import {
  addDays,
  allow,
  type Day,
  daysBetween,
  GOODS_FILTERS,
  GOODS_SORTS,
  isDay,
  refuse,
  type Verdict,
} from '@kashikari/kernel';
import { codeKeys } from './codes';
import { foldWords } from './fold-words';
import { readMatch, type Match } from './match';

type Filter = (typeof GOODS_FILTERS)[number];

/** `latest`, the default, puts the best matches first where words are given. */
export type Sort = (typeof GOODS_SORTS)[number];

/** Facets by which results are counted. */
export type Facet = 'group' | 'category' | 'tag' | 'location';

/** A search request with the words of the API. Empty strings mean "not given". */
export interface SearchRequest {
  readonly match: string;
  readonly group: string;
  readonly tag: string;
  readonly owner: string;
  readonly isHourly?: boolean | undefined;
  readonly category: string;
  readonly location: string;
  readonly priced?: boolean | undefined;
  /** Code as encoded on a label, or as typed. */
  readonly code: string;
  readonly facets: readonly Facet[];
  /** Restricts the search to these goods; undefined means all. */
  readonly among?: readonly string[] | undefined;
  readonly filter: string;
  readonly from: string;
  readonly to: string;
  readonly sort: string;
  /** 0 means "not given". */
  readonly page: number;
  readonly perPage: number;
}

/** A search that can be answered. */
export interface Search {
  readonly match: Match | undefined;
  /** Id or slug. */
  readonly group: string | undefined;
  /** Folded. */
  readonly tag: string | undefined;
  readonly owner: string | undefined;
  /** Lent by the hour, or by the day. */
  readonly isHourly: boolean | undefined;
  /** Folded. */
  readonly category: string | undefined;
  readonly location: string | undefined;
  /** True for goods with a price, false for goods without. */
  readonly priced: boolean | undefined;
  /** One of these forms of a code; none: no good has it. */
  readonly codes: readonly string[] | undefined;
  readonly facets: readonly Facet[];
  readonly among: readonly string[] | undefined;
  readonly filter: Filter;
  /** Range of days for the filter `available`; without `from` it starts on today in the lender's zone. */
  readonly days: { readonly from: Day | undefined; readonly to: Day | undefined };
  readonly sort: Sort;
  readonly page: number;
  readonly perPage: number;
}

/** The longest text of a search field. */
export const LONGEST_MATCH = 200;
/** Maximum number of days in one search; as long as the longest schedule (REST contract, `days`). */
const MAX_DAYS = 92;
const MAX_PER_PAGE = 100;
const PER_PAGE = 20;
const LAST_PAGE = 1_000_000;

/** Checks a search and fills in what was left out: everything, the first 20. */
export function readSearch(asked: SearchRequest): Verdict<Search> {
  const filter = (asked.filter || 'all') as Filter;
  if (!GOODS_FILTERS.includes(filter)) return invalid('filter', { allowed: GOODS_FILTERS });
  const sort = (asked.sort || 'latest') as Sort;
  if (!GOODS_SORTS.includes(sort)) return invalid('sort', { allowed: GOODS_SORTS });
  if ([...asked.match].length > LONGEST_MATCH) return invalid('match', { max: LONGEST_MATCH });
  const days = readDays(asked.from, asked.to);
  if (!days.ok) return days;
  const page = asked.page || 1;
  if (page < 1 || page > LAST_PAGE) return invalid('page', { min: 1, max: LAST_PAGE });
  const perPage = asked.perPage || PER_PAGE;
  if (perPage < 1 || perPage > MAX_PER_PAGE) return invalid('per_page', { min: 1, max: MAX_PER_PAGE });
  return allow({
    match: readMatch(asked.match),
    group: asked.group || undefined,
    tag: foldWords(asked.tag.replace(/^[#＃]/, '')) || undefined,
    owner: asked.owner || undefined,
    isHourly: asked.isHourly,
    category: foldWords(asked.category) || undefined,
    location: foldWords(asked.location) || undefined,
    priced: asked.priced,
    codes: asked.code ? codeKeys(asked.code) : undefined,
    facets: asked.facets,
    among: asked.among,
    filter,
    days: days.value,
    sort,
    page,
    perPage,
  });
}

function readDays(from: string, to: string): Verdict<Search['days']> {
  if (from && !isDay(from)) return invalid('from', { expected: 'YYYY-MM-DD' });
  if (to && !isDay(to)) return invalid('to', { expected: 'YYYY-MM-DD' });
  if (from && to && to < from) return invalid('to', { min: from });
  if (from && to && daysBetween(from, to) >= MAX_DAYS) {
    return invalid('to', { max: addDays(from, MAX_DAYS - 1) });
  }
  return allow({ from: from || undefined, to: to || undefined });
}

function invalid(field: string, params: Record<string, unknown>): Verdict<never> {
  return refuse('validation', params, field);
}
