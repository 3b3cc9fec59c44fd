import { type Group, answer, api, useQuery } from '@kashikari/web-kit';

/** Queries the groups that the caller owns or belongs to (up to 100) and returns the `wanted` ones. */
export function useMyGroups(wanted: (group: Group) => boolean = () => true) {
  return useQuery({
    queryKey: ['groups', { all: true }],
    queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
    select: (groups) => groups.filter(wanted),
  });
}
