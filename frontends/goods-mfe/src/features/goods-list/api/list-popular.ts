import { answer, api, useQuery } from '@kashikari/web-kit';

/** The number of goods that fills one line of a wide window and two of a phone. */
const MAX = 4;

/** The goods that are borrowed most, of all that the caller may see. */
export function usePopular(enabled: boolean) {
  return useQuery({
    queryKey: ['goods', 'popular'],
    queryFn: async () =>
      (await answer(api.GET('/goods', { params: { query: { sort: 'popular', per_page: MAX } } }))).goods,
    enabled,
  });
}
