import { unauthenticated } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID, userMessage } from './user-message';

const KEPT = `kashikari_kept_${USER_ID}`;
const session = { token: 'access', refreshToken: 'next', expiresIn: 900 };

describe('accounts that a browser remembers', () => {
  const refreshSession = jest.fn(async ({ refreshToken }: { refreshToken: string }) => {
    if (refreshToken !== 'kept-1') throw unauthenticated();
    return { user: userMessage(), session };
  });
  const signOut = jest.fn(async (_request: { refreshToken: string }) => ({}));
  const app = testApp({ accounts: { refreshSession, signOut } });
  const post = (path: string, cookie: string, body: object = {}) =>
    request(app).post(`/v1/auth/${path}`).set('Cookie', cookie).send(body);
  const cookiesOf = (answer: { headers: object }) =>
    ((answer.headers as Record<string, string[]>)['set-cookie'] ?? []).map((one) => one.split(';')[0]);

  beforeEach(() => signOut.mockClear());

  it('are put aside by who is signed in, where no script sees them', async () => {
    const answer = await post('keep', 'kashikari_refresh=mine').set(
      'Authorization',
      `Bearer ${await tokenFor({ id: USER_ID })}`,
    );
    expect(answer.status).toBe(204);
    expect(cookiesOf(answer)).toEqual(['kashikari_refresh=', `${KEPT}=mine`]);
    expect(answer.headers['set-cookie']![1]).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  it('are put aside once: a repeated request takes nothing away', async () => {
    const token = `Bearer ${await tokenFor({ id: USER_ID })}`;
    const answer = await post('keep', `${KEPT}=mine`).set('Authorization', token);
    expect([answer.status, cookiesOf(answer)]).toEqual([204, []]);
  });

  it('are no member cards', async () => {
    const token = await tokenFor({ id: USER_ID, jti: 'c', authorizable_id: GOOD_ID });
    const answer = await post('keep', 'kashikari_refresh=mine').set('Authorization', `Bearer ${token}`);
    expect(cookiesOf(answer)).toEqual([]);
  });

  it('are five at most', async () => {
    const five = Array.from({ length: 5 }, (_, at) => `kashikari_kept_${USER_ID.slice(0, -1)}${at}=t`);
    const token = await tokenFor({ id: GOOD_ID });
    const answer = await post('keep', ['kashikari_refresh=mine', ...five].join('; ')).set(
      'Authorization',
      `Bearer ${token}`,
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'auth.too_many_accounts']);
  });

  it('are gone on with, and the cookie is the ordinary one then', async () => {
    const answer = await post('switch', `${KEPT}=kept-1`, { user_id: USER_ID });
    expect([answer.status, answer.body.token]).toEqual([200, 'access']);
    expect(cookiesOf(answer)).toEqual(['kashikari_refresh=next', `${KEPT}=`]);
  });

  it('are not those of another browser, and not good for ever', async () => {
    for (const cookie of ['', 'kashikari_refresh=kept-1', `${KEPT}=stale`]) {
      expect((await post('switch', cookie, { user_id: USER_ID })).status).toBe(401);
    }
  });

  it('are not switched by another site', async () => {
    const answer = await post('switch', `${KEPT}=kept-1`, { user_id: USER_ID }).set(
      'Origin',
      'https://evil.example',
    );
    expect(answer.status).toBe(401);
  });

  it('are forgotten one by one, with their sessions', async () => {
    const answer = await post('forget', `${KEPT}=kept-1`, { user_id: USER_ID });
    expect(cookiesOf(answer)).toEqual([`${KEPT}=`]);
    expect(signOut.mock.calls.map(([{ refreshToken }]) => refreshToken)).toEqual(['kept-1']);
  });

  it('are all signed out at once', async () => {
    const cookie = `kashikari_refresh=mine; ${KEPT}=kept-1; kashikari_kept_nonsense=x`;
    const answer = await post('logout', cookie, { accounts: true });
    expect(answer.status).toBe(204);
    expect(cookiesOf(answer)).toEqual(['kashikari_refresh=', `${KEPT}=`]);
    const kept = { refreshTokens: ['kept-1'] };
    expect(signOut.mock.calls.map(([sent]) => sent)).toEqual([{ refreshToken: 'mine', all: false, kept }]);
  });

  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const id = USER_ID.slice(0, -3) + String(at).padStart(3, '0');
      return `kashikari_kept_${id}=kept-${at}`;
    }).join('; ');

  it('are signed out in one call to identity, up to five of them', async () => {
    const answer = await post('logout', named(100), { accounts: true });
    expect(answer.status).toBe(204);
    const refreshTokens = ['kept-0', 'kept-1', 'kept-2', 'kept-3', 'kept-4'];
    expect(signOut.mock.calls.map(([sent]) => sent)).toEqual([
      { refreshToken: '', all: false, kept: { refreshTokens } },
    ]);
    expect(cookiesOf(answer)).toHaveLength(6);
  });

  it.each([
    ['login', { email: 'hanako@example.jp', password: 'secret' }],
    ['logout', { accounts: true, all: true }],
    ['refresh', {}],
    ['keep', {}],
    ['switch', { user_id: USER_ID }],
    ['forget', { user_id: USER_ID }],
  ])('cost one call at most, however many cookies POST /auth/%s brings', async (path, body) => {
    const calls = jest.fn(async (_request: never) => ({ user: userMessage(), session }));
    const accounts = { signIn: calls, signOut: calls, refreshSession: calls };
    const answer = await request(testApp({ accounts }))
      .post(`/v1/auth/${path}`)
      .set('Cookie', `${named(100)}; kashikari_refresh=mine`)
      .send(body);
    expect(answer.status).toBeLessThan(500);
    expect(calls.mock.calls.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(calls.mock.calls).match(/kept-\d+/g)?.length ?? 0).toBeLessThanOrEqual(5);
  });

  it('are not read from a Cookie header of more than 8 KiB', async () => {
    const answer = await post('logout', named(250), { accounts: true });
    expect([answer.status, answer.body.errors]).toMatchObject([
      400,
      { cookie: [{ code: 'validation.too_long' }] },
    ]);
    expect(signOut).not.toHaveBeenCalled();
  });
});
