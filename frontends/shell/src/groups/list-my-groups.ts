import { answer, api, queryOptions } from '@kashikari/web-kit';

/** The query of the groups that the user owns or belongs to, up to 100. */
export const myGroupsQuery = queryOptions({
  queryKey: ['groups', { mine: true }],
  queryFn: async () => (await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }))).groups,
});
