import { answer, api, useQuery } from '@kashikari/web-kit';

/** Bookings that are shown. */
const MAX_SHOWN = 3;

/** The number of bookings fetched: those that began without a hand-over precede the future ones. */
const READ = 10;

/** The next bookings of a good that have not begun, the soonest first, with their people. */
export function useNextOfGood(goodId: string) {
  return useQuery({
    queryKey: ['bookings', 'next', goodId],
    queryFn: async () => {
      const query = {
        scope: 'all',
        good_id: goodId,
        state: 'reserved',
        sort: 'start_at',
        per_page: READ,
      } as const;
      const { bookings, users } = await answer(api.GET('/bookings', { params: { query } }));
      const ahead = bookings.filter(({ start_at }) => Date.parse(start_at) > Date.now());
      return { bookings: ahead.slice(0, MAX_SHOWN), users };
    },
  });
}
