import { billing, enumOf, SETS } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID, userMessage } from './user-message';

const refuse = (kind: DomainError['refusal']['kind'], code: DomainError['refusal']['code']) => () =>
  Promise.reject(new DomainError({ kind, code }));

let token: string;
beforeAll(async () => (token = await tokenFor({ id: USER_ID })));
const bearer = () => `Bearer ${token}`;

const NO_PLANS = billing.ListPlansResponse.fromPartial({ defaultPlan: enumOf(SETS.planId, 'free') });

describe('a rate limit', () => {
  const failing = { accounts: { signIn: refuse('unauthenticated', 'auth.failed') } };
  const PASSWORD = { email: 'a@example.jp', password: 'guess' };
  const login = (app: Parameters<typeof request>[0], body: object, from = '203.0.113.1') =>
    request(app).post('/v1/auth/login').set('X-Forwarded-For', from).send(body);
  const PROXY = { TRUST_PROXY: '1' };

  it('slows down failures of one address, and says by what and when to come back', async () => {
    const app = testApp(failing, { env: { ...PROXY, RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: '2' } });
    const first = await login(app, PASSWORD);
    expect([first.status, first.headers['ratelimit-remaining']]).toEqual([401, '1']);
    await login(app, PASSWORD);
    const third = await login(app, PASSWORD);
    expect([third.status, third.body.code]).toEqual([429, 'rate_limited']);
    expect(third.body.params).toMatchObject({ by: 'address', limit: 2 });
    expect(third.body.params?.retry_after).toBeGreaterThan(50);
    expect(Number(third.headers['retry-after'])).toBe(third.body.params?.retry_after);
    expect(third.headers['ratelimit-policy']).toBe('"signIn";q=2;w=60');
    expect(third.headers['ratelimit']).toMatch(/^"signIn";r=0;t=\d+$/);
    expect((await login(app, PASSWORD, '203.0.113.2')).status).toBe(401);
  });

  it('costs nothing for who gets in, however many from one address', async () => {
    const session = { token: 't', refreshToken: 'r', expiresIn: 900 };
    const signIn = () => Promise.resolve({ user: userMessage(), session });
    const env = { RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: '2', RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: '2' };
    const app = testApp({ accounts: { signIn } }, { env });
    const bodies = Array.from({ length: 20 }, (_, at) => (at % 2 ? { jti: 'one card of all' } : PASSWORD));
    const answers = await Promise.all(bodies.map((body) => login(app, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });

  it('holds no address of a trusted network', async () => {
    const env = { ...PROXY, RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: '1' };
    const signUp = jest.fn((_form: { trustedNetwork: boolean }) =>
      Promise.reject(new DomainError({ kind: 'conflict', code: 'user.email_taken' })),
    );
    const services = { accounts: { ...failing.accounts, signUp } };
    const app = testApp(services, { env: { ...env, TRUSTED_NETWORKS: '203.0.113.0/24, 2001:db8::/32' } });
    const statuses = async (from: string) => [
      (await login(app, PASSWORD, from)).status,
      (await login(app, PASSWORD, from)).status,
    ];
    expect(await statuses('203.0.113.77')).toEqual([401, 401]);
    expect(await statuses('::ffff:203.0.113.78')).toEqual([401, 401]);
    expect(await statuses('2001:db8::7')).toEqual([401, 401]);
    expect(await statuses('198.51.100.1')).toEqual([401, 429]);
    // identity limits by address how often it reports that an address is taken.
    const form = { name: '花', email: 'a@example.jp', password: 'hana-saku-7' };
    for (const from of ['203.0.113.77', '198.51.100.1'])
      await request(app).post('/v1/users').set('X-Forwarded-For', from).send(form);
    expect(signUp.mock.calls.map(([{ trustedNetwork }]) => trustedNetwork)).toEqual([true, false]);
    expect(() => testApp(failing, { env: { TRUSTED_NETWORKS: '203.0.113.0/99' } })).toThrow(
      'TRUSTED_NETWORKS: must be networks in CIDR notation',
    );
  });

  it.each([
    ['card', '/auth/login', (secret: string) => ({ jti: secret })],
    ['link', '/auth/login', (secret: string) => ({ token: secret })],
    ['link', '/auth/verify_email', (secret: string) => ({ token: secret })],
    ['invite', '/invites/open', (secret: string) => ({ token: secret })],
    ['invite', '/invites/stop', (secret: string) => ({ token: secret })],
  ])('counts failures of a %s by itself at %s', async (by, path, body) => {
    const gone = refuse('not_found', 'not_found');
    const app = testApp(
      { ...failing, security: { verifyEmail: gone }, invites: { getInvitation: gone, stopInvites: gone } },
      { env: { RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: '2', RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: '1' } },
    );
    const ask = (secret: string) => request(app).post(`/v1${path}`).send(body(secret));
    for (let turn = 0; turn < 2; turn += 1) expect([401, 404]).toContain((await ask('one')).status);
    const held = await ask('one');
    expect([held.status, held.body.params?.by]).toEqual([429, by]);
    expect([401, 404]).toContain((await ask('another')).status);
  });

  it('counts wishes for a link by who asks and for which address', async () => {
    const requestEmailLink = () => Promise.resolve({});
    const app = testApp(
      { accounts: { requestEmailLink } },
      { env: { ...PROXY, RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: '2' } },
    );
    const wish = async (email: string, from: string) => {
      const answer = request(app).post('/v1/auth').set('X-Forwarded-For', from).send({ email });
      const { status, body } = await answer;
      return status === 202 ? 202 : `${status} ${body.params?.by}`;
    };
    expect(await wish('a@example.jp', '203.0.113.1')).toBe(202);
    expect(await wish('A@example.jp', '203.0.113.1')).toBe(202);
    expect(await wish('a@example.jp', '203.0.113.1')).toBe('429 link');
    expect(await wish('b@example.jp', '203.0.113.1')).toBe(202);
    expect(await wish('a@example.jp', '203.0.113.2')).toBe(202);
  });

  it('counts each account for itself', async () => {
    const app = testApp(
      {
        plans: { listPlans: () => Promise.resolve(NO_PLANS) },
      },
      { env: { RATE_LIMIT_ACCOUNT_PER_MIN: '1' } },
    );
    const ask = (one: string) => request(app).get('/v1/plans').set('Authorization', `Bearer ${one}`);
    expect((await ask(token)).status).toBe(200);
    expect((await ask(token)).body.params).toMatchObject({ by: 'account' });
    expect((await ask(await tokenFor({ id: GOOD_ID }))).status).toBe(200);
  });

  it('counts a call with a token by its account alone, and every other by where it comes from', async () => {
    const app = testApp(
      {
        plans: { listPlans: () => Promise.resolve(NO_PLANS) },
      },
      { env: { RATE_LIMIT_ADDRESS_PER_MIN: '2', TRUST_PROXY: '1' } },
    );
    const ask = (headers: object = {}, from = '203.0.113.1') =>
      request(app)
        .get('/v1/plans')
        .set({ 'X-Forwarded-For': from, ...headers });
    for (let turn = 0; turn < 5; turn += 1) expect((await ask({ Authorization: bearer() })).status).toBe(200);
    expect((await ask()).status).toBe(200);
    // An invalid token does not bypass the count.
    expect((await ask({ Authorization: 'Bearer made.up' })).status).toBe(401);
    const { status, body } = await ask({ Authorization: 'Bearer made.up' });
    expect([status, body.code, body.params?.by, body.params?.limit]).toEqual([
      429,
      'rate_limited',
      'address',
      2,
    ]);
    expect(body.params?.retry_after).toBeGreaterThan(50);
    expect((await ask({}, '203.0.113.2')).status).toBe(200);
    expect((await ask({ Authorization: bearer() })).status).toBe(200);
  });

  it('counts a card by the card', async () => {
    const app = testApp(
      { goods: { listGoods: () => Promise.resolve({ goods: [] }) } },
      { env: { RATE_LIMIT_ACCOUNT_PER_MIN: '1' } },
    );
    const card = await tokenFor({ id: USER_ID, jti: 'a', authorizable_id: GOOD_ID, permission: 'book' });
    const ask = (one: string) => request(app).get('/v1/nowhere').set('Authorization', `Bearer ${one}`);
    expect((await ask(card)).status).toBe(404);
    const { body } = await ask(card);
    expect([body.code, body.params?.by]).toEqual(['rate_limited', 'card']);
    expect((await ask(token)).status).toBe(404);
    expect((await ask(token)).body.params?.by).toBe('account');
  });

  it('holds for pages, files and uploads too, a home of IPv6 being one, and never for probes', async () => {
    const env = { RATE_LIMIT_ADDRESS_PER_MIN: '1', RATE_LIMIT_FILES_PER_MIN: '4', TRUST_PROXY: '1' };
    const app = testApp({}, { env });
    const from = (last: string) => ({ 'X-Forwarded-For': `2001:db8:1:2::${last}` });
    for (const [at, path] of ['/config.json', '/docs', '/files/none.png', '/v1/openapi.json'].entries())
      expect(
        (
          await request(app)
            .get(path)
            .set(from(`${at + 1}`))
        ).status,
      ).not.toBe(429);
    const { status, body } = await request(app).get('/config.json').set(from('9'));
    expect([status, body.params?.by]).toEqual([429, 'address']);
    const upload = () => request(app).put('/files/uploads/x').set(from('a')).send('x');
    expect((await upload()).status).not.toBe(429);
    expect((await upload()).body.params?.by).toBe('address');
    for (let turn = 0; turn < 6; turn += 1)
      expect((await request(app).get('/healthz').set(from('b'))).status).toBe(200);
  });

  it('is off where test hooks are on, unless it is set', async () => {
    const answer = await request(testApp(failing)).post('/v1/auth/login').send({ jti: 'x' });
    expect(answer.headers['ratelimit-policy']).toBeUndefined();
  });
});
