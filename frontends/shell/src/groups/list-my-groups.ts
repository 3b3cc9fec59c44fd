import { answer, api, queryOptions } from '@kashikari/web-kit';

/** The groups that one owns or belongs to, at most a hundred. */
export const myGroupsQuery = queryOptions({
  queryKey: ['groups', { mine: true }],
  queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
});
