import { answer, api, useQuery } from '@kashikari/web-kit';

/** The groups into which the signed-in person may put goods, at most a hundred. */
export function useGroupsForGoods(signedIn: boolean) {
  return useQuery({
    queryKey: ['groups', { forGoods: true }],
    queryFn: async () => {
      const { groups } = await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }));
      return groups.filter((group) => group.permissions.includes('add_goods'));
    },
    enabled: signedIn,
  });
}
