import { catalog, reservation } from '@kashikari/contracts';
import { DomainError, refused } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { getIntrospectionQuery } from 'graphql';
import request from 'supertest';
import { testApp, tokenFor, type FakeServices } from './test-app';
import { USER_ID, userMessage } from './user-message';

const GOODS = Array.from({ length: 100 }, (_, n) =>
  catalog.Good.fromPartial({
    id: newId(),
    title: `カメラ${n}`,
    ownerId: USER_ID,
    createdAt: new Date(),
    updatedAt: new Date(),
  }),
);

/** Services that count their calls, with this many goods. */
function counted(goods: readonly catalog.Good[]) {
  const calls: string[] = [];
  const scheduled: string[] = [];
  const count =
    <R extends unknown[], A>(name: string, answer: (...of: R) => A) =>
    async (...of: R): Promise<A> => {
      calls.push(name);
      return answer(...of);
    };
  const schedule = (goodId: string) =>
    reservation.Schedule.fromPartial({ goodId, timeZone: 'Asia/Tokyo', busy: undefined });
  const services = {
    accounts: {
      batchGetUsers: count('batchGetUsers', () => ({ users: [userMessage()] })),
      getUser: count('getUser', () => ({ user: userMessage() })),
    },
    goods: {
      listGoods: count('listGoods', () => ({ goods, page: { page: 1, perPage: 100, total: goods.length } })),
    },
    messages: {
      countUnreadMessages: count('countUnreadMessages', () => ({ unread: { messages: 3, threads: 1 } })),
    },
    schedules: {
      getSchedules: count('getSchedules', ({ goodIds }: reservation.GetSchedulesRequest) => ({
        schedules: goodIds.map((id) => {
          scheduled.push(id);
          return schedule(id);
        }),
      })),
      listNextBookings: count('listNextBookings', () => ({ goods: [] })),
    },
  };
  return { calls, scheduled, services: services as unknown as FakeServices };
}

async function query(body: object, services: FakeServices = {}, locale = 'en') {
  const token = await tokenFor({ id: USER_ID, slug: '' });
  return request(testApp(services))
    .post('/v1/graphql')
    .set({ Authorization: `Bearer ${token}`, 'Accept-Language': locale })
    .send(body);
}

const LIST =
  '{ goods(perPage: 100) { goods { title lender { name } bookings { startAt state } } total nextPage } }';

describe('a query', () => {
  it('is answered with data alone', async () => {
    const { services } = counted([]);
    const { status, body } = await query({ query: '{ notifications { hasUnread unreadCount } }' }, services);
    expect([status, body]).toEqual([200, { data: { notifications: { hasUnread: true, unreadCount: 3 } } }]);
  });

  it('takes its variables by either name', async () => {
    const { services } = counted(GOODS.slice(0, 1));
    const text = 'query List($slug: String!) { user(slug: $slug) { id name thumbnailUrl } }';
    for (const name of ['params', 'variables']) {
      const { body } = await query(
        { query: text, [name]: { slug: 'sakura' }, operationName: 'List' },
        services,
      );
      expect(body.data.user.id).toBe(USER_ID);
    }
  });

  it('makes as many calls for a hundred goods with bookings and lenders as for one', async () => {
    const [one, all] = [counted(GOODS.slice(0, 1)), counted(GOODS)];
    await query({ query: LIST }, one.services);
    const { body } = await query({ query: LIST }, all.services);
    expect(body.data.goods.goods).toHaveLength(100);
    expect(body.data.goods.goods[7]).toEqual({
      title: 'カメラ7',
      lender: { name: expect.any(String) },
      bookings: [],
    });
    expect(all.scheduled).toEqual(GOODS.map(({ id }) => id));
    expect(all.calls.toSorted()).toEqual(one.calls.toSorted());
    expect(all.calls.length).toBeLessThanOrEqual(4);
  });

  it('has a null user where REST has no user', async () => {
    const accounts = {
      getUser: () => Promise.reject(new DomainError({ kind: 'not_found', code: 'not_found' })),
    };
    const { body } = await query({ query: '{ user(slug: "nobody") { id } }' }, { accounts });
    expect(body).toEqual({ data: { user: null } });
  });
});

describe('a refusal', () => {
  it('has the code and the sentence of REST, and leaves the other fields', async () => {
    const { services } = counted([]);
    const goods = { listGoods: () => Promise.reject(refused('not_found')) };
    const text = '{ goods(groupId: "no-such-group") { total } notifications { unreadCount } }';
    const { status, body } = await query({ query: text }, { ...services, goods }, 'ja-Hira');
    expect(status).toBe(200);
    expect(body.data).toEqual({ goods: null, notifications: { unreadCount: 3 } });
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: 'みつかりませんでした。',
        path: ['goods'],
        extensions: { code: 'not_found' },
      }),
    ]);
  });

  it('of arguments names each fault', async () => {
    const { body } = await query({ query: '{ goods(page: 0, perPage: 101, from: "2027-02-30") { total } }' });
    expect(body.errors[0].extensions.code).toBe('validation');
    expect(Object.keys(body.errors[0].extensions.errors).toSorted()).toEqual(['from', 'page', 'per_page']);
  });

  it('of a visitor’s notifications is the one of REST', async () => {
    const { status, body } = await request(testApp())
      .post('/v1/graphql')
      .send({ query: '{ notifications { hasUnread } }' });
    expect([status, body.data, body.errors[0].extensions.code]).toEqual([
      200,
      { notifications: null },
      'unauthenticated',
    ]);
  });

  it('of an internal fault fails the request and says nothing of it', async () => {
    const messages = { countUnreadMessages: () => Promise.reject(new Error('password=hunter2')) };
    const { status, body, text } = await query({ query: '{ notifications { hasUnread } }' }, { messages });
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(text).not.toContain('hunter2');
  });
});

describe('what is refused before anything runs', () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: notifications { hasUnread }`).join(' ')} }`;
  const cycle =
    'query { goods { ...A } } fragment A on GoodsPage { goods { ...B } } fragment B on Good { lender { ...C } } fragment C on User { ...C }';
  const deep = (levels: number) =>
    `{ __type(name: "Good") { ${'fields { type { '.repeat(levels)} name ${'} }'.repeat(levels)} } }`;
  it.each([
    ['10,000 aliases', aliases(10_000), 'graphql.limit'],
    ['11 aliases', aliases(11), 'graphql.limit'],
    ['aliases within a fragment', `query { ...F } fragment F on Query ${aliases(11)}`, 'graphql.limit'],
    ['more than 1,000 tokens', `{ ${'__typename '.repeat(1_001)} }`, 'graphql.limit'],
    ['more than six levels', deep(4), 'graphql.limit'],
    [
      'types of fields of types',
      `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`,
      'graphql.query',
    ],
    ['a fragment in a circle', cycle, 'graphql.query'],
    ['no syntax', '{ goods {', 'graphql.query'],
    ['an unknown field', '{ passwords }', 'graphql.query'],
    ['a mutation', 'mutation { deleteGood }', 'graphql.query'],
    ['two operations and no name', 'query A { __typename } query B { __typename }', 'graphql.query'],
  ])('%s', async (_name, text, code) => {
    const { calls, services } = counted([]);
    const { status, body } = await query({ query: text }, services);
    expect([status, body.code, 'data' in body]).toEqual([400, code, false]);
    expect(calls).toEqual([]);
  });

  it('ten aliases are taken, and the usual introspection is', async () => {
    const { services } = counted([]);
    expect((await query({ query: aliases(10) }, services)).status).toBe(200);
    const { status, body } = await query({ query: getIntrospectionQuery() });
    expect([status, body.errors]).toEqual([200, undefined]);
  });

  it('another method says which is allowed', async () => {
    const { status, headers } = await request(testApp()).get('/v1/graphql?query={__typename}');
    expect([status, headers['allow']]).toEqual([405, 'POST']);
  });

  it('a list of queries, and an unknown name beside the query', async () => {
    expect((await query([{ query: '{ __typename }' }])).status).toBe(400);
    const { body } = await query({ query: '{ __typename }', operation: '' });
    expect(body.errors.operation[0].code).toBe('validation.key');
  });
});
