import { answer, api, queryOptions, useQuery } from '@kashikari/web-kit';

const mine = queryOptions({
  queryKey: ['groups', { mine: true }],
  queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
});

/** The groups of the signed-in person, up to a hundred. */
export function useMyGroups(signedIn = true) {
  return useQuery({ ...mine, enabled: signedIn });
}

/** Queries the groups to which the signed-in user may add goods, up to 100. */
export function useGroupsForGoods(signedIn: boolean) {
  return useQuery({
    ...mine,
    select: (groups) => groups.filter((group) => group.permissions.includes('add_goods')),
    enabled: signedIn,
  });
}
