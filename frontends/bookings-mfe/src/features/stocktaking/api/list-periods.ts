import { answer, api, useInfiniteQuery } from '@kashikari/web-kit';

/** Periods of a group, the newest first, page by page. */
export function usePeriods(groupId: string, refetchInterval: number) {
  return useInfiniteQuery({
    queryKey: ['stocktakings', groupId, 'periods'],
    queryFn: ({ pageParam: page }) =>
      answer(
        api.GET('/stocktaking_periods', { params: { query: { group_id: groupId, page, per_page: 50 } } }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    refetchInterval,
    retry: false,
    select: ({ pages }) => pages.flatMap((page) => page.stocktaking_periods),
  });
}
