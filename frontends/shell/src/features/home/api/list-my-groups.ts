import { answer, api, queryOptions } from '@kashikari/web-kit';

/** The groups that one owns or belongs to, in the order in which Home shows their tabs. */
export const myGroupsQuery = queryOptions({
  queryKey: ['groups', { mine: true }],
  queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 20 } } }))).groups,
});
