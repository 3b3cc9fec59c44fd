import { answer, api, useQueries } from '@kashikari/web-kit';
import { type Filter, filtersIn, type Narrowing, without } from '../search/narrowing';
import { filtersOf, type GoodsQuestion, questionOf } from './list-goods';

/** A filter that can be taken away, the search without it, and how many goods that has. */
export interface WayOut {
  readonly filter: Filter;
  readonly narrowing: Narrowing;
  readonly count: number;
}

/** Returns the number of goods without each filter of the search, the highest first; undefined while it loads. */
export function useWaysOut(
  narrowing: Narrowing,
  filter: GoodsQuestion['filter'],
): readonly WayOut[] | undefined {
  const filters = filtersIn(narrowing);
  const counted = useQueries({
    queries: filters.map((one) => {
      const query = { ...filtersOf(questionOf(without(narrowing, one), filter)), per_page: 1 };
      return {
        queryKey: ['goods', 'count', query],
        queryFn: async () => (await answer(api.GET('/goods', { params: { query } }))).meta.total,
      };
    }),
  });
  if (counted.some(({ isPending }) => isPending)) return undefined;
  return filters
    .map((one, at) => ({ filter: one, narrowing: without(narrowing, one), count: counted[at]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
