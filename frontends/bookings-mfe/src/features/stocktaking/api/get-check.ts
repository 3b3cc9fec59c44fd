import { answer, api, keepPreviousData, useQuery } from '@kashikari/web-kit';
import { type CountScope, keyOf, scopeQuery, type StockState } from './stocktaking-types';

/** Goods of one page of the check. */
export const PER_PAGE = 50;

export interface CheckFilter {
  /** `undecided`: all that differ or were not counted, about which nothing was decided. */
  readonly state: StockState | 'undecided' | undefined;
  readonly place: string | undefined;
  readonly page: number;
}

/** Queries one page of the check; the previous page remains while another one loads. */
export function useCheck(scope: CountScope, { state, place, page }: CheckFilter, refetchInterval: number) {
  const query = {
    ...scopeQuery(scope),
    page,
    per_page: PER_PAGE,
    ...(state === 'undecided' ? { undecided: 'true' as const } : state && { state }),
    ...(place && { place }),
  };
  return useQuery({
    queryKey: [...keyOf(scope, 'check'), query],
    queryFn: () => answer(api.GET('/stocktakings/check', { params: { query } })),
    placeholderData: keepPreviousData,
    refetchInterval,
    retry: false,
  });
}

/** Queries the number of goods in each state, the counts at each place, and the day of a count without a period. */
export function useProgress(scope: CountScope, refetchInterval: number) {
  const query = { ...scopeQuery(scope), per_page: 1 };
  return useQuery({
    queryKey: keyOf(scope, 'progress'),
    queryFn: async () => {
      const { totals, date, places } = await answer(api.GET('/stocktakings/check', { params: { query } }));
      return { totals, date, places };
    },
    refetchInterval,
    retry: false,
  });
}

/** Queries the expected and the counted quantity of one good; null if the good is not in the period. */
export function useGoodCheck(scope: CountScope, goodId: string | undefined) {
  const query = { ...scopeQuery(scope), good_id: goodId };
  return useQuery({
    queryKey: [...keyOf(scope, 'good'), goodId],
    queryFn: async () =>
      (await answer(api.GET('/stocktakings/check', { params: { query } }))).checks[0] ?? null,
    enabled: goodId !== undefined,
    retry: false,
  });
}
