import type { Actor } from '@kashikari/kernel';
import type { Facet, Search } from '../../domain/read-search';
import type { Suggest } from '../../domain/read-suggest';

/** One page of what was found. */
export interface SearchPage {
  readonly goodIds: readonly string[];
  readonly total: number;
  /**
   * Counts of the requested facets: 20 values each, the most frequent first, counted without the facet's own filter.
   */
  readonly facets: Readonly<Partial<Record<Facet, readonly FacetCount[]>>>;
}

interface FacetCount {
  /** Most frequent spelling of the value; for groups, the id. */
  readonly value: string;
  readonly count: number;
}

/** A title, tag or category that what is being typed could become. */
export interface Suggestion {
  readonly kind: 'good' | 'tag' | 'category';
  readonly text: string;
  /** The most frequently booked good with this title; null for tags and categories. */
  readonly goodId: string | null;
  /** Goods that have it. */
  readonly count: number;
}

/** Queries of the index. They return only goods that the actor may see in lists. `now` is business time. */
export abstract class SearchViews {
  abstract suggest(asked: Suggest, actor: Actor): Promise<readonly Suggestion[]>;
  abstract find(search: Search, actor: Actor, now: number): Promise<SearchPage>;
}
