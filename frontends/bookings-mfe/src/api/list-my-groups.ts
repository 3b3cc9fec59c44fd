import { type Group, answer, api, useQuery } from '@kashikari/web-kit';

/** The groups that one owns or belongs to, at most a hundred; those that are `wanted` of them. */
export function useMyGroups(wanted: (group: Group) => boolean = () => true) {
  return useQuery({
    queryKey: ['groups', { all: true }],
    queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
    select: (groups) => groups.filter(wanted),
  });
}
