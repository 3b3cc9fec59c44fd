import { type BookingState, answer, api, useInfiniteQuery } from '@kashikari/web-kit';
import { type PartOfPage, mergePages } from './merge-pages';

/** The filter of a list of bookings; days are days in `time_zone`. */
export interface BookingFilter {
  readonly scope: 'use' | 'lend' | 'all';
  readonly good_id?: string;
  readonly match?: string;
  readonly from?: string;
  readonly to?: string;
  readonly time_zone?: string;
}

/** The page size of the list of each state. */
const PER_PAGE = 25;

/**
 * Bookings in any of several states, the latest first, page by page. The contract accepts one state per call, so the
 * hook queries each state and merges the pages.
 */
export function useBookingsIn(states: readonly (BookingState | undefined)[], filter: BookingFilter) {
  return useInfiniteQuery({
    queryKey: ['bookings', 'in', states, filter],
    queryFn: async ({ pageParam }) =>
      Promise.all(states.map((state) => page({ ...filter, state }, pageParam))),
    initialPageParam: 1,
    getNextPageParam: (parts: PartOfPage[], pages) =>
      parts.some(({ meta }) => meta.next_page !== null) ? pages.length + 1 : undefined,
    select: ({ pages }) => mergePages(pages),
  });
}

function page(query: BookingFilter & { readonly state?: BookingState }, at: number) {
  return answer(api.GET('/bookings', { params: { query: { ...query, page: at, per_page: PER_PAGE } } }));
}

/** The result of {@link useBookingsIn}, for the components that render it. */
export type BookingsFound = ReturnType<typeof useBookingsIn>;
