import { DomainError, notFound } from '@kashikari/kernel';
import { createLogger } from '@kashikari/platform/edge';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, NOTHING_BESIDE, USER_ID, userMessage } from './user-message';
import type { Call } from '@kashikari/kernel';

const refuse =
  (kind: DomainError['refusal']['kind'], code: DomainError['refusal']['code'], params = {}) =>
  () =>
    Promise.reject(new DomainError({ kind, code, params }));

let token: string;
beforeAll(async () => (token = await tokenFor({ id: USER_ID })));
const bearer = () => `Bearer ${token}`;

describe('a version', () => {
  const getUser = jest.fn(() => Promise.resolve({ user: userMessage({ version: 7 }) }));
  const updateUser = jest.fn((_request: { ifVersion?: number }, _call: Call) =>
    Promise.resolve({ user: userMessage({ version: 8 }) }),
  );
  const app = testApp({ ...NOTHING_BESIDE, accounts: { getUser, updateUser } });
  const patch = (ifMatch: string) =>
    request(app)
      .patch(`/v1/users/${USER_ID}`)
      .set({ Authorization: bearer(), 'If-Match': ifMatch })
      .send({ name: 'Taro' });

  it('goes out as an ETag and comes back as the version that a write is meant for', async () => {
    const { headers } = await request(app).get(`/v1/users/${USER_ID}`);
    expect(headers['etag']).toMatch(/^"7-[\w-]{16}"$/);
    await patch(String(headers['etag']));
    expect(updateUser.mock.lastCall?.[0].ifVersion).toBe(7);
    await patch(`W/${headers['etag']}`);
    expect(updateUser.mock.lastCall?.[0].ifVersion).toBe(7);
  });

  it('does not matter with *, and is stale with a tag that we never gave', async () => {
    expect((await patch('*')).status).toBe(200);
    expect(updateUser.mock.lastCall?.[0].ifVersion).toBeUndefined();
    expect((await patch('"abc"')).body.code).toBe('stale');
  });

  it('answers 304 to whoever has it, and not when anything in the answer differs', async () => {
    const first = await request(app).get(`/v1/users/${USER_ID}`);
    const again = () =>
      request(app).get(`/v1/users/${USER_ID}`).set('If-None-Match', String(first.headers['etag']));
    expect((await again()).status).toBe(304);
    getUser.mockResolvedValueOnce({ user: userMessage({ version: 7, permissions: ['edit'] }) });
    expect((await again()).status).toBe(200);
  });

  it('is written by PUT as by PATCH', async () => {
    const answer = await request(app)
      .put(`/v1/users/${USER_ID}`)
      .set('Authorization', bearer())
      .send({ name: 'X' });
    expect(answer.status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  const createGroup = jest.fn((_request: unknown, _call: Call) => Promise.resolve({ group: undefined }));
  const app = testApp({ groups: { createGroup } });
  const post = (key: string, body: object) =>
    request(app).post('/v1/groups').set({ Authorization: bearer(), 'Idempotency-Key': key }).send(body);
  const passed = () => createGroup.mock.lastCall?.[1].idempotency;

  it('is passed on with a hash that tells another body', async () => {
    await post('key-1', { name: 'A' });
    const first = passed();
    await post('key-1', { name: 'A' });
    expect(passed()).toEqual(first);
    await post('key-1', { name: 'B' });
    expect(passed()?.key).toBe('key-1');
    expect(passed()?.bodyHash).not.toBe(first?.bodyHash);
  });

  it('tells another query, and the same JSON written otherwise', async () => {
    const importCards = jest.fn((_request: unknown, _call: Call) =>
      Promise.resolve({ faults: [], count: 1 }),
    );
    const getGroup = () => Promise.resolve({ group: { permissions: ['manage_members'] } });
    const importing = testApp({ cards: { importCards }, groups: { getGroup } });
    const hashOf = async (query: string, body: string, type = 'text/csv') => {
      await request(importing)
        .post(`/v1/auth_tokens/import?${query}`)
        .set({ Authorization: bearer(), 'Idempotency-Key': 'key-1', 'Content-Type': type })
        .send(body);
      return importCards.mock.lastCall?.[1].idempotency?.bodyHash;
    };
    const rehearsed = await hashOf(`group_id=${GOOD_ID}&dry_run=true`, 'id\n1');
    expect(rehearsed).toBeDefined();
    expect(await hashOf(`group_id=${GOOD_ID}&dry_run=true`, 'id\n1')).toBe(rehearsed);
    expect(await hashOf(`group_id=${GOOD_ID}&dry_run=false`, 'id\n1')).not.toBe(rehearsed);
    expect(await hashOf(`group_id=${GOOD_ID}&dry_run=true`, 'id\n2')).not.toBe(rehearsed);
    const rows = { group_id: GOOD_ID, rows: [{ id: '1' }] };
    const plain = await hashOf('', JSON.stringify(rows), 'application/json');
    expect(await hashOf('', JSON.stringify(rows, null, 1), 'application/json')).not.toBe(plain);
  });

  it('of a visitor is none of another address, and is that of an account wherever it is used', async () => {
    const signUp = jest.fn((_request: unknown, _call: Call) => Promise.reject(new Error('enough')));
    const env = { TRUST_PROXY: '1' };
    const visited = testApp({ accounts: { signUp }, groups: { createGroup } }, { env });
    const keyFrom = async (address: string) => {
      await request(visited)
        .post('/v1/users')
        .set({ 'X-Forwarded-For': address, 'Idempotency-Key': 'key-1' })
        .send({ name: 'A', email: 'a@example.jp', password: 'correct horse 1' });
      return signUp.mock.lastCall?.[1].idempotency?.key;
    };
    const first = await keyFrom('203.0.113.1');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await keyFrom('203.0.113.1')).toBe(first);
    expect(await keyFrom('203.0.113.2')).not.toBe(first);
    await request(visited)
      .post('/v1/groups')
      .set({ 'X-Forwarded-For': '203.0.113.2', Authorization: bearer(), 'Idempotency-Key': 'key-1' })
      .send({ name: 'A' });
    expect(passed()?.key).toBe('key-1');
  });

  it('has to be 1 to 255 printable characters', async () => {
    const { status, body } = await post('x'.repeat(256), { name: 'A' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['Idempotency-Key']]);
  });
});

describe('a refusal of a service', () => {
  it.each([
    ['invalid', 'booking.max_days', 400],
    ['forbidden', 'booking.not_a_member', 403],
    ['not_found', 'not_found', 404],
    ['conflict', 'booking.unavailable', 409],
    ['stale', 'stale', 412],
    ['limited', 'plan_limit', 429],
    ['no_edit_rights', 'no_edit_rights', 481],
    ['unavailable', 'busy', 503],
  ] as const)('of kind %s keeps its code %s and is %i', async (kind, code, status) => {
    const app = testApp({ bookings: { getBooking: refuse(kind, code) } });
    const answer = await request(app).get(`/v1/bookings/${GOOD_ID}`).set('Authorization', bearer());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(Boolean(answer.headers['retry-after'])).toBe(status === 503);
  });

  it.each([
    ['en', 'You can book up to 3 days.', 'en'],
    ['ja;q=0.5, en-GB', 'You can book up to 3 days.', 'en'],
    ['ja-Hira, ja;q=0.9', 'よやくは 3にち までです。', 'ja-Hira'],
    ['fr', '予約できるのは最長3日です。', 'ja'],
    ['', '予約できるのは最長3日です。', 'ja'],
  ])('is told in the language of Accept-Language: %s', async (wished, detail, language) => {
    const app = testApp({ bookings: { getBooking: refuse('invalid', 'booking.max_days', { max: 3 }) } });
    const answer = await request(app)
      .get(`/v1/bookings/${GOOD_ID}`)
      .set({ Authorization: bearer(), 'Accept-Language': wished });
    expect([answer.body.detail, answer.headers['content-language']]).toEqual([detail, language]);
    expect(answer.body.params).toEqual({ max: 3 });
  });

  it('names the field of the request whose thing is not there', async () => {
    const createBooking = () => Promise.reject(notFound('good', GOOD_ID));
    const answer = await request(testApp({ bookings: { createBooking } }))
      .post('/v1/bookings')
      .set('Authorization', bearer())
      .send({ good_id: GOOD_ID, start_date: '2026-12-01', end_date: '2026-12-01' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([404, ['good_id']]);
  });

  it('that nobody foresaw tells nothing of what went wrong', async () => {
    const logger = createLogger('gateway', 'silent');
    const error = jest.spyOn(logger, 'error');
    const getBooking = () => Promise.reject(new Error('duplicate key value violates "users_email_key"'));
    const app = testApp({ bookings: { getBooking } }, { logger });
    const answer = await request(app).get(`/v1/bookings/${GOOD_ID}`).set('Authorization', bearer());
    expect([answer.status, answer.body.code, answer.body.params]).toEqual([500, 'internal', undefined]);
    expect(JSON.stringify(answer.body)).not.toContain('users_email_key');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ trace_id: answer.body.trace_id }),
      expect.anything(),
    );
  });

  it('belongs to the trace of the caller', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const getBooking = jest.fn((_request: unknown, _call: Call) =>
      Promise.reject(new DomainError({ kind: 'not_found', code: 'not_found' })),
    );
    const answer = await request(testApp({ bookings: { getBooking } }))
      .get(`/v1/bookings/${GOOD_ID}`)
      .set({ Authorization: bearer(), traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    expect(answer.body.trace_id).toBe(traceId);
    expect(getBooking.mock.lastCall?.[1].traceparent).toContain(traceId);
  });
});
