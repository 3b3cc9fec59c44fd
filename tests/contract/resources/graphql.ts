import { appoint, confirmAddress } from '../../product/consent';
import { made, signUp, willing, type World } from '../base';
import type { Client } from '../client';
import { resource } from '../resource';

type Json = Readonly<Record<string, unknown>>;

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
const camels = (thing: Json) =>
  Object.fromEntries(Object.entries(thing).map(([key, value]) => [camel(key), value]));

interface Scene {
  readonly lenderId: string;
  readonly group: { readonly id: string; readonly slug: string };
  /** Six people with different rights towards the lender. */
  readonly people: Readonly<
    Record<'visitor' | 'stranger' | 'member' | 'lender' | 'manager' | 'card', Client>
  >;
}

/** A closed group with two goods, one of them booked, and people around it. */
async function sceneOf({ url, visitor, stranger, day }: World): Promise<Scene> {
  const [lender, member, manager] = [
    await signUp(visitor, 'graph-lender'),
    await signUp(visitor, 'graph-member'),
    await signUp(visitor, 'graph-manager'),
  ];
  await confirmAddress(url, willing(lender));
  await confirmAddress(url, willing(manager));
  await appoint(willing(lender), willing(manager));
  const group = await made<{ slug: string }>(
    lender.api.post('/groups', { name: '天文部', passcode: 'orion-1' }),
    'group',
  );
  await made(member.api.post('/memberships', { group_id: group.id, passcode: 'orion-1' }), 'membership');
  const register = (title: string) =>
    made(lender.api.post('/goods', { title, group_ids: [group.id] }), 'good');
  const [good] = [await register('望遠鏡'), await register('双眼鏡')];
  const range = { good_id: good.id, start_date: day(2), end_date: day(3) };
  await made(member.api.post('/bookings', range), 'booking');
  const token = await made<{ jti: string }>(
    lender.api.post('/auth_tokens', { group_id: group.id, permission: 'read' }),
    'auth_token',
  );
  const { body } = await visitor.post('/auth/login', { jti: token.jti });
  const card = visitor.as(body.token as string);
  return {
    lenderId: lender.id,
    group,
    people: {
      ...{ visitor, stranger: stranger.api, member: member.api },
      ...{ lender: lender.api, manager: manager.api, card },
    },
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
      const { day } = world;
      const { group, lenderId, people } = await sceneOf(world);
      const counts: Record<string, number> = {};
      for (const [name, api] of Object.entries(people)) {
        counts[name] = await compareGoods(api, `groupId: "${group.slug}"`, { group_id: group.slug });
        const days = { from: day(0), to: day(30) };
        await compareGoods(api, `match: "望遠鏡", from: "${days.from}", to: "${days.to}"`, {
          match: '望遠鏡',
          ...days,
        });
        for (const id of [lenderId, world.stranger.id, 'nobody_at_all']) {
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
      expect(counts['member']).toBe(2);
      expect(counts['lender']).toBe(counts['manager']);
      expect(counts['stranger']).toBeLessThan(1);
    },
  },
});
