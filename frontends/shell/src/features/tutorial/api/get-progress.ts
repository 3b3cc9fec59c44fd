import { answer, api, queryOptions } from '@kashikari/web-kit';

/** How far a new lender has come: their first group, and how many goods stand in it. */
export const progressQuery = queryOptions({
  queryKey: ['groups', { progress: true }],
  queryFn: async () => {
    const { groups } = await answer(api.GET('/groups', { params: { query: { per_page: 20 } } }));
    const group = groups.find(({ role }) => role === 'owner');
    if (!group) return { group, goods: 0 };
    const { meta } = await answer(
      api.GET('/goods', { params: { query: { group_id: group.id, per_page: 1 } } }),
    );
    return { group, goods: meta.total };
  },
});
