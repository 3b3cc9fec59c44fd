import { answer, api, queryOptions } from '@kashikari/web-kit';

/** Groups whose invitations are asked for; a new lender has few. */
const ASKED = 10;

/**
 * The query of a new lender's progress: the first of their groups, the number of goods of all accounts they lend for,
 * and whether one of their groups has members or invitations.
 */
export const progressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['groups', { progress: userId }],
    queryFn: async () => {
      const { groups } = await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }));
      // Also the groups of accounts that the user manages.
      const own = groups.filter(({ role }) => role === 'owner');
      const lenders = new Set([userId, ...own.map(({ owner_id }) => owner_id)]);
      const [goods, invited] = await Promise.all([
        Promise.all([...lenders].map(countGoods)),
        // The owner is not counted among the members.
        own.some(({ members_count }) => members_count > 0) ||
          hasInvited(own.slice(0, ASKED).map(({ id }) => id)),
      ]);
      return { group: own[0], goods: goods.reduce((sum, count) => sum + count, 0), invited };
    },
  });

async function countGoods(ownerId: string): Promise<number> {
  const query = { owner_id: ownerId, per_page: 1 };
  return (await answer(api.GET('/goods', { params: { query } }))).meta.total;
}

async function hasInvited(groupIds: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    groupIds.map((group_id) => answer(api.GET('/invites', { params: { query: { group_id, per_page: 1 } } }))),
  );
  return found.some(({ meta }) => meta.total > 0);
}
