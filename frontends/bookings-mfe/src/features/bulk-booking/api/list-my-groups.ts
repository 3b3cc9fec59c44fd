import { answer, api, useQuery } from '@kashikari/web-kit';

/** The groups of the signed-in person, at most a hundred. */
export function useMyGroups() {
  return useQuery({
    queryKey: ['groups', 'mine'],
    queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
  });
}
