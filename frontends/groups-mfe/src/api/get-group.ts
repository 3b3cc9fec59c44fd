import { answer, api, useQuery } from '@kashikari/web-kit';

/** One group by id or slug, as far as the caller may see it. */
export function useGroup(id: string) {
  return useQuery({
    queryKey: ['groups', id],
    queryFn: async () => (await answer(api.GET('/groups/{id}', { params: { path: { id } } }))).group,
  });
}
