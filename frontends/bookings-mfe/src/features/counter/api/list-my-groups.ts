import { answer, api, useQuery } from '@kashikari/web-kit';

/** The groups whose counter one may stand at: those that one manages. */
export function useCounterGroups() {
  return useQuery({
    queryKey: ['groups', 'counter'],
    queryFn: async () => {
      const { groups } = await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }));
      return groups.filter(({ permissions }) => permissions.includes('edit'));
    },
  });
}
