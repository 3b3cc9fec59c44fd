import type { Actor } from '@kashikari/kernel';
import type { Search } from '../../domain/read-search';

/** One page of what was found. */
export interface Found {
  readonly goodIds: readonly string[];
  readonly total: number;
}

/** Where searches are answered: only goods that the actor may see in lists. `now` is business time. */
export abstract class SearchViews {
  abstract find(search: Search, actor: Actor, now: number): Promise<Found>;
}
