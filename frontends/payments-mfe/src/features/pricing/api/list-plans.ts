import { answer, api, useQuery } from '@kashikari/web-kit';

/** The plan table, cheapest first; open to visitors, and the same for everybody. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async () => answer(api.GET('/plans')),
    staleTime: 3_600_000,
  });
}
