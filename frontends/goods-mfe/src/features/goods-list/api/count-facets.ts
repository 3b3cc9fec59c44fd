import { answer, api, keepPreviousData, useAppSelector, useQuery } from '@kashikari/web-kit';
import type { Narrowing } from '../search/narrowing';
import { filtersOf, questionOf } from './list-goods';

/** The facets by which a search is counted, in the order shown. */
export const FACETS = ['group', 'category', 'tag', 'location'] as const;
export type FacetName = (typeof FACETS)[number];

/** Queries the number of goods for each value of each facet, within the other filters of the search. */
export function useFacets(narrowing: Narrowing) {
  const filter = useAppSelector((state) => state.prefs.filter);
  const query = { ...filtersOf(questionOf(narrowing, filter)), facets: FACETS.join(','), per_page: 1 };
  return useQuery({
    queryKey: ['goods', 'facets', query],
    queryFn: async () => (await answer(api.GET('/goods', { params: { query } }))).facets ?? {},
    placeholderData: keepPreviousData,
  });
}
