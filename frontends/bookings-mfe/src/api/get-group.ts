import { answer, api, useQuery } from '@kashikari/web-kit';

/** A group by id or slug. */
export function useGroup(id: string) {
  return useQuery({
    queryKey: ['groups', id],
    queryFn: async () => (await answer(api.GET('/groups/{id}', { params: { path: { id } } }))).group,
  });
}
