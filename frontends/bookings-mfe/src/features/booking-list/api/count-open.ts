import { answer, api, useQuery } from '@kashikari/web-kit';

/** The number of bookings of a scope that are reserved or out; undefined until it is known. */
export function useOpenCount(scope: 'use' | 'lend', lenderId?: string, enabled = true): number | undefined {
  const count = useQuery({
    queryKey: ['bookings', 'open', { scope, lenderId }],
    queryFn: async () => {
      const query = { scope, lender_id: lenderId, open: 'true', per_page: 1 } as const;
      return (await answer(api.GET('/bookings', { params: { query } }))).meta.total;
    },
    enabled,
  });
  return count.data;
}
