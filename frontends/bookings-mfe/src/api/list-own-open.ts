import { answer, api, useQuery } from '@kashikari/web-kit';

/** Enough of each to fill the slot, beside what is returned or cancelled before its end. */
const PER_PAGE = 50;

/** The caller's bookings that are late, and those that end later than now, the first end first. */
export function useOwnOpenBookings(enabled: boolean) {
  return useQuery({
    queryKey: ['bookings', { scope: 'use', home: true }],
    queryFn: async () => {
      const about = { scope: 'use', sort: 'end_at', per_page: PER_PAGE } as const;
      const parts = await Promise.all([
        answer(api.GET('/bookings', { params: { query: { ...about, state: 'overdue' } } })),
        answer(api.GET('/bookings', { params: { query: { ...about, from: new Date().toISOString() } } })),
      ]);
      const bookings = new Map(parts.flatMap((part) => part.bookings.map((one) => [one.id, one] as const)));
      return { bookings: [...bookings.values()], goods: parts.flatMap(({ goods }) => goods) };
    },
    enabled,
  });
}
