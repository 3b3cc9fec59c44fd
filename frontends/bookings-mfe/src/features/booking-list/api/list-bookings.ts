import { answer, api, useInfiniteQuery } from '@kashikari/web-kit';

export type Scope = 'use' | 'lend' | 'all';

/**
 * Bookings of a scope, the latest first, page by page, with their goods and people.
 * @param lenderId only those of what this account lends
 */
export function useBookings(scope: Scope, lenderId?: string) {
  return useInfiniteQuery({
    queryKey: ['bookings', { scope, lenderId }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/bookings', {
          params: { query: { scope, lender_id: lenderId, page: pageParam, per_page: 50 } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** One page of bookings as the REST contract answers it. */
export type BookingPage = NonNullable<ReturnType<typeof useBookings>['data']>['pages'][number];
