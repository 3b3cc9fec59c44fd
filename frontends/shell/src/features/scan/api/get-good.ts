import { answer, api, useQuery } from '@kashikari/web-kit';

/** The good whose label is to be read; not asked for without one. */
export function useWantedGood(id: string | null) {
  return useQuery({
    queryKey: ['goods', id],
    queryFn: () => answer(api.GET('/goods/{id}', { params: { path: { id: id ?? '' } } })),
    enabled: id !== null,
  });
}
