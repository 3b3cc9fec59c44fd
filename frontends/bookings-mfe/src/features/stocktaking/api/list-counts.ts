import { answer, api, useQuery } from '@kashikari/web-kit';
import { type CountScope, keyOf, scopeQuery } from './stocktaking-types';

/** The number of newest counts from which the page derives who counts where. */
const RECENT = 100;

/** Counts of one good that are shown as its history. */
const OF_GOOD = 20;

interface CountQuery {
  readonly scope: CountScope;
  /** The day without a period; undefined while it is not known yet. */
  readonly date: string | null | undefined;
}

/** Returns the query of counts. Without a period it contains counts of the day only. */
const queryOf = ({ scope, date }: CountQuery) => ({
  ...scopeQuery(scope),
  ...(scope.period === null && date && { date }),
});

/** The newest counts of everybody, with their goods and people. */
export function useRecentCounts(asked: CountQuery, refetchInterval: number) {
  const query = { ...queryOf(asked), per_page: RECENT };
  return useQuery({
    queryKey: [...keyOf(asked.scope, 'recent'), query],
    queryFn: () => answer(api.GET('/stocktakings', { params: { query } })),
    enabled: asked.date !== undefined,
    refetchInterval,
    retry: false,
  });
}

/** Queries the earlier counts of one good, the newest first. */
export function useGoodCounts(asked: CountQuery, goodId: string) {
  const query = { ...queryOf(asked), good_id: goodId, per_page: OF_GOOD };
  return useQuery({
    queryKey: [...keyOf(asked.scope, 'counts'), query],
    queryFn: () => answer(api.GET('/stocktakings', { params: { query } })),
    enabled: asked.date !== undefined,
    retry: false,
  });
}
