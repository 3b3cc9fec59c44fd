import { answer, api, queryOptions, useQuery } from '@kashikari/web-kit';

const mine = queryOptions({
  queryKey: ['groups', { mine: true }],
  queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
});

/** The groups of the signed-in person, up to a hundred. */
export function useMyGroups(signedIn = true) {
  return useQuery({ ...mine, enabled: signedIn });
}

/** The groups into which the signed-in person may put goods, at most a hundred. */
export function useGroupsForGoods(signedIn: boolean) {
  return useQuery({
    ...mine,
    select: (groups) => groups.filter((group) => group.permissions.includes('add_goods')),
    enabled: signedIn,
  });
}
