import { graph } from './graph';

const answers = (status: number, body: object) =>
  (global.fetch = jest.fn(
    async () =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  ));

const refused = {
  message: 'Sign in to do this.',
  path: ['notifications'],
  extensions: { code: 'unauthenticated' },
};

test('a query has its data', async () => {
  answers(200, { data: { notifications: { unreadCount: 3 } } });
  await expect(graph('{ notifications { unreadCount } }')).resolves.toEqual({
    notifications: { unreadCount: 3 },
  });
});

test('the first of its errors is the one that is shown', async () => {
  const second = { message: 'Not found.', extensions: { code: 'not_found' } };
  answers(200, { data: { notifications: null, goods: null }, errors: [refused, second] });
  await expect(graph('{ notifications { unreadCount } goods { total } }')).rejects.toMatchObject({
    ...{ code: 'unauthenticated', detail: 'Sign in to do this.' },
  });
});

test('a query that is refused as a whole says why', async () => {
  answers(400, { code: 'graphql.limit', detail: 'Too long.', params: { depth: 6 } });
  await expect(graph('{ a }')).rejects.toMatchObject({
    status: 400,
    code: 'graphql.limit',
    params: { depth: 6 },
  });
});

test('a refusal that is none of GraphQL is the one of REST', async () => {
  answers(429, { code: 'rate_limited', params: { seconds: 4 } });
  await expect(graph('{ a }')).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
});
