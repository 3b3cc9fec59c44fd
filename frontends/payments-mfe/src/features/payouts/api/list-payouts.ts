import { answer, api, type components, useInfiniteQuery } from '@kashikari/web-kit';

export type Payout = components['schemas']['Payout'];

const PER_PAGE = 10;

/** The refetch interval while the provider has not accepted a payout, milliseconds. */
const POLL = 3_000;

/** The signed-in user's payouts, the latest first, page by page. */
export function usePayouts() {
  return useInfiniteQuery({
    queryKey: ['payouts', 'list'],
    queryFn: ({ pageParam }) =>
      answer(api.GET('/payouts', { params: { query: { page: pageParam, per_page: PER_PAGE } } })),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ payouts }) => payouts.some(({ status }) => status === 'requested'))
        ? POLL
        : false,
  });
}
