import { answer, api, queryOptions } from '@kashikari/web-kit';

/** How far a new lender has come: their first group, how many goods stand in it, and whether anybody was asked into it. */
export const progressQuery = queryOptions({
  queryKey: ['groups', { progress: true }],
  queryFn: async () => {
    const { groups } = await answer(api.GET('/groups', { params: { query: { per_page: 20 } } }));
    const group = groups.find(({ role }) => role === 'owner');
    if (!group) return { group, goods: 0, invited: false };
    const query = { group_id: group.id, per_page: 1 };
    const [goods, invites] = await Promise.all([
      answer(api.GET('/goods', { params: { query } })),
      answer(api.GET('/invites', { params: { query } })),
    ]);
    // The owner is not counted among the members.
    const invited = group.members_count > 0 || invites.meta.total > 0;
    return { group, goods: goods.meta.total, invited };
  },
});
