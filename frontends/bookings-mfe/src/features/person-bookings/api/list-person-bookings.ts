import { answer, api, useQuery } from '@kashikari/web-kit';

const MAX_NOW = 20;
const MAX_PAST = 10;

interface Asked {
  /** The borrower. */
  readonly userId: string;
  /** `lend`: bookings of the caller's goods; `use`: the caller's own. */
  readonly scope: 'lend' | 'use';
}

/** Bookings of a person that are reserved or out, the first end first; and those that are over, the last end first. */
export function usePersonBookings({ userId, scope }: Asked) {
  return useQuery({
    queryKey: ['bookings', 'person', userId, scope],
    queryFn: async () => {
      const about = { scope, user_id: userId, sort: 'end_at' } as const;
      const now = { ...about, open: 'true', per_page: MAX_NOW } as const;
      const past = { ...about, over: 'true', order: 'desc', per_page: MAX_PAST } as const;
      const [open, over] = await Promise.all([
        answer(api.GET('/bookings', { params: { query: now } })),
        answer(api.GET('/bookings', { params: { query: past } })),
      ]);
      return { open, over: over.bookings };
    },
  });
}
