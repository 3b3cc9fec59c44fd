import { books, catalog, identity, labels, reservation } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { GOOD_ID, USER_ID } from './user-message';
import { testApp, tokenFor, type FakeServices } from './test-app';

const HERE = 'https://lend.example';
const FORMER = 'https://old.example';
const OTHER_ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b33';
const LABEL = 'ABCDEFGHJKL2';

const calls: string[] = [];
let goods: catalog.Good[] = [];
beforeEach(() => {
  calls.splice(0);
  goods = [];
});

/** Doubles of the services, which note their calls: the real ones are behind the gateway in tests/contract. */
const answering =
  <T>(name: string, answer: () => T) =>
  async (): Promise<T> => {
    calls.push(name);
    return answer();
  };
const services: FakeServices = {
  labels: {
    resolveCode: answering('catalog', () => labels.ResolveCodeResponse.fromPartial({ goods })),
  },
  cards: { resolveCard: answering('identity', () => identity.ResolveCardResponse.create()) },
  accounts: { batchGetUsers: answering('identity', () => identity.BatchGetUsersResponse.create()) },
  bookings: { listBookings: answering('reservation', () => reservation.ListBookingsResponse.create()) },
};
const ENV = { PUBLIC_URL: HERE, FORMER_URLS: `${FORMER}/, http://older.example:3000` };
const app = testApp(services, { env: ENV });
const good = (id: string) =>
  catalog.Good.fromPartial({
    id,
    ownerId: OTHER_ID,
    title: 'カメラ',
    terms: { quantity: 1 },
    permissions: ['book'],
  });

const scan = async (code: string, claims?: object, to = app) => {
  const sent = request(to).post('/v1/scans/resolve').set('Host', 'lend.example').send({ code });
  if (claims) void sent.set('Authorization', `Bearer ${await tokenFor({ id: USER_ID, ...claims })}`);
  return sent;
};

it.each([HERE, FORMER, 'http://older.example:3000'])('opens a label of %s', async (origin) => {
  goods = [good(GOOD_ID)];
  const { body } = await scan(`${origin}/q/${LABEL}`, {});
  expect(body.scan).toMatchObject({ kind: 'good', good_id: GOOD_ID, actions: ['borrow', 'open'] });
});

it('asks nobody about the address of another site', async () => {
  const { body } = await scan(`https://evil.example/q/${LABEL}`, {});
  expect(body.scan).toMatchObject({
    kind: 'unknown',
    normal: `https://evil.example/q/${LABEL}`,
    actions: [],
  });
  expect(calls).toEqual([]);
});

it('calls each service once at most, however many goods there are', async () => {
  goods = Array.from({ length: 20 }, () => good(GOOD_ID));
  expect((await scan('CAM-3', {})).body.scan).toMatchObject({ kind: 'several', actions: [] });
  expect(calls).toEqual(['catalog']);
  calls.splice(0);
  goods = [good(GOOD_ID)];
  await scan('CAM-3', {});
  expect(calls).toEqual(['catalog', 'reservation', 'identity']);
});

it('makes the same calls for what is missing as for what is not seen', async () => {
  await scan('CAM-3', {});
  expect(calls).toEqual(['catalog', 'identity']);
  calls.splice(0);
  await scan(`${HERE}/q/${LABEL}`, {});
  expect(calls).toEqual(['catalog']);
  calls.splice(0);
  await scan('CAM-3');
  expect(calls).toEqual(['catalog']);
});

it('answers a card that only reads, and lets it do nothing', async () => {
  goods = [good(GOOD_ID)];
  const { status, body } = await scan('CAM-3', { jti: 'c', authorizable_id: OTHER_ID, permission: 'read' });
  expect([status, body.scan.actions]).toEqual([200, ['open']]);
});

it('holds whoever tries codes of labels, and nobody who scans numbers', async () => {
  const held = testApp(services, { env: { ...ENV, RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: '2' } });
  const statuses: number[] = [];
  for (const code of ['CAM-3', 'CAM-4', 'CAM-5', `${HERE}/q/${LABEL}`, LABEL, LABEL, 'CAM-6'])
    statuses.push((await scan(code, {}, held)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
});

it.each([
  ['none of the sources knows', [], 'books.none'],
  ['a source knows', [{ isbn: '9784815630447' }], null],
])('tells a manager of the ISBN of a book that %s: code %j', async (_, found, code) => {
  const of = (manages: boolean) =>
    testApp(
      {
        ...services,
        labels: { resolveCode: async () => labels.ResolveCodeResponse.fromPartial({ manages }) },
        books: { getBooks: answering('books', () => books.GetBooksResponse.fromPartial({ books: found })) },
      },
      { env: ENV },
    );
  expect((await scan('9784815630447', {}, of(true))).body.scan).toMatchObject({ kind: 'isbn', code });
  calls.splice(0);
  expect((await scan('9784815630447', {}, of(false))).body.scan.code).toBeNull();
  expect(calls).not.toContain('books');
});

it('answers a scan although the sources of books do not', async () => {
  const silent = testApp(
    {
      ...services,
      labels: { resolveCode: async () => labels.ResolveCodeResponse.fromPartial({ manages: true }) },
      books: {
        getBooks: () => Promise.reject(new DomainError({ kind: 'unavailable', code: 'books.unavailable' })),
      },
    },
    { env: ENV },
  );
  expect((await scan('9784815630447', {}, silent)).body.scan).toMatchObject({ kind: 'isbn', code: null });
});

it('refuses a code of more than 512 characters by its own name', async () => {
  const { status, body } = await scan('x'.repeat(513));
  expect([status, body.code, body.params]).toEqual([400, 'code.too_long', { max: 512 }]);
  expect(body.title ?? body.message).not.toContain('x'.repeat(20));
});

it('refuses former addresses that are none', () => {
  expect(() => testApp({}, { env: { FORMER_URLS: 'old.example' } })).toThrow(/FORMER_URLS/);
});
