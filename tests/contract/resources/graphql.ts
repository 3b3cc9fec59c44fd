import { appoint, confirmAddress } from '../../product/consent';
import { signUp, willing, type World } from '../base';
import type { Client } from '../client';
import { insidersOf } from '../outsiders';
import { resource } from '../resource';

type Json = Readonly<Record<string, unknown>>;

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const camels = (thing: Json) =>
  Object.fromEntries(Object.entries(thing).map(([key, value]) => [camel(key), value]));

/** Six people with different rights towards the lender. */
async function people(world: World): Promise<Record<string, Client>> {
  const { lender, member, stranger, visitor } = world;
  const manager = await signUp(visitor, 'graph-manager');
  await confirmAddress(world.url, willing(manager));
  await appoint(willing(lender), willing(manager));
  const { 'read card of the group': card } = await insidersOf(world);
  return {
    visitor,
    stranger: stranger.api,
    member: member.api,
    lender: lender.api,
    manager: manager.api,
    card,
  };
}

/** Queries a field. @returns its value, and the code of its refusal */
async function ask(
  api: Client,
  field: string,
  selection: string,
): Promise<{ value: Json | null; code?: string }> {
  const { status, body } = await api.post('/graphql', { query: `{ found: ${field} ${selection} }` });
  expect(status).toBe(200);
  return { value: body.data.found, code: body.errors?.[0].extensions.code };
}

/** Compares a list of goods with all their fields and bookings in both ways. @returns the number of goods */
async function compareGoods(api: Client, args: string, query: Json): Promise<number> {
  const rest = await api.get('/goods', { ...query, per_page: 100, include: 'schedules' });
  if (rest.status !== 200) {
    const { value, code } = await ask(api, `goods(perPage: 100, ${args})`, '{ total }');
    expect([value, code]).toEqual([null, rest.body.code]);
    return -1;
  }
  const fields = Object.keys(rest.body.goods[0] ?? { id: '' }).map(camel);
  const busy = 'startAt endAt quantity lockedTo bookingId userId state mine out';
  const selection = `{ goods { ${fields.join(' ')} lender { id name thumbnailUrl } bookings { ${busy} } } page total nextPage }`;
  const { value } = await ask(api, `goods(perPage: 100, ${args})`, selection);
  const { goods, users, schedules, meta } = rest.body;
  expect(value).toEqual({
    goods: goods.map((good: Json) => ({
      ...camels(good),
      lender: lenderOf(users, good),
      bookings: (schedules.find((one: Json) => one['good_id'] === good['id'])?.busy ?? []).map(camels),
    })),
    ...{ page: meta.page, total: meta.total, nextPage: meta.next_page },
  });
  return goods.length;
}

function lenderOf(users: readonly Json[], good: Json): Json | null {
  const user = users.find(({ id }) => id === good['owner_id']);
  return user ? { id: user['id'], name: user['name'], thumbnailUrl: user['thumbnail_url'] } : null;
}

/** Queries of goods, users and notifications by GraphQL. */
export const graphql = resource({
  make: async () => ({}),
  examples: {
    queryGraph: ({ group }) => ({ body: { query: `{ goods(groupId: "${group.id}") { total } }` } }),
  },
  run: {
    'says by GraphQL what it says by REST, to a visitor, stranger, member, lender, manager and card': async (
      world,
    ) => {
      const { group, day, lender } = world;
      const counts: Record<string, number> = {};
      for (const [name, api] of Object.entries(await people(world))) {
        counts[name] = await compareGoods(api, `groupId: "${group.slug}"`, { group_id: group.slug });
        const days = { from: day(0), to: day(30) };
        await compareGoods(api, `match: "カメラ", from: "${days.from}", to: "${days.to}"`, {
          match: 'カメラ',
          ...days,
        });
        for (const id of [lender.id, world.stranger.id, 'nobody_at_all']) {
          const { status, body } = await api.get(`/users/${id}`);
          const { value } = await ask(api, `user(slug: "${id}")`, '{ id name thumbnailUrl }');
          expect(value).toEqual(status === 404 ? null : lenderOf([body.user], { owner_id: body.user?.id }));
        }
        const { status, body } = await api.get('/messages/unread');
        const { value, code } = await ask(api, 'notifications', '{ hasUnread unreadCount }');
        const { messages = 0 } = body.unread ?? {};
        if (status === 200) expect(value).toEqual({ hasUnread: messages > 0, unreadCount: messages });
        else expect([value, code]).toEqual([null, body.code]);
      }
      // The comparison means something: insiders see goods that outsiders are refused.
      expect(counts['member']).toBeGreaterThan(1);
      expect(counts['lender']).toBe(counts['manager']);
      expect(counts['stranger']).toBeLessThan(1);
    },
  },
});
