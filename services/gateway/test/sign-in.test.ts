import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet } from 'jose';
import request from 'supertest';
import { TOKEN_AUDIENCE } from '@kashikari/platform/edge';
import { AccessTokens } from '../src/sign-in/access-tokens';
import { SigningKeys } from '../src/sign-in/signing-keys';
import { ISSUER, SESSION_ID, sessions, testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID, userMessage } from './user-message';
import type { Call } from '@kashikari/kernel';

const session = { token: 'access', refreshToken: 'refresh-1', expiresIn: 900 };

describe('the sender of a request', () => {
  const getUser = jest.fn((_request: unknown, _call: Call) => Promise.resolve({ user: userMessage() }));
  const listAccounts = async () => ({ added: [], managed: [] });
  const app = testApp({
    accounts: { getUser, listAccounts },
    plans: { getSubscription: async () => ({}) },
  });
  const current = (authorization?: string) => {
    const asked = request(app).get('/v1/users/current');
    return authorization === undefined ? asked : asked.set('Authorization', authorization);
  };

  it('is the user of the bearer token', async () => {
    const token = await tokenFor({ id: USER_ID, slug: 'hanako' });
    const answer = await current(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.body.token).toBe(token);
    expect(getUser.mock.lastCall?.[1].actor).toEqual({
      kind: 'user',
      userId: USER_ID,
      sessionId: SESSION_ID,
    });
  });

  it('is a member card, limited to its group, when the token says so', async () => {
    const token = await tokenFor({ id: USER_ID, slug: '', jti: 'card-1', authorizable_id: GOOD_ID });
    await current(`Bearer ${token}`);
    const actor = { kind: 'card', userId: USER_ID, groupId: GOOD_ID, canWrite: true, sessionId: SESSION_ID };
    expect(getUser.mock.lastCall?.[1].actor).toEqual(actor);
  });

  it('may not write with a card that only reads: 481', async () => {
    const token = await tokenFor({ id: USER_ID, jti: 'c', authorizable_id: GOOD_ID, permission: 'read' });
    const answer = await request(app).post('/v1/bookings').set('Authorization', `Bearer ${token}`).send({});
    expect([answer.status, answer.body.code]).toEqual([481, 'no_edit_rights']);
  });

  it.each([
    ['no token', undefined, 'unauthenticated'],
    ['another scheme', 'Basic aGE6aGE=', 'unauthenticated'],
    ['text that is no token', 'Bearer abc', 'unauthenticated'],
  ])('is refused with %s', async (_what, authorization, code) => {
    const answer = await current(authorization);
    expect([answer.status, answer.body.code]).toEqual([401, code]);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it.each([
    ['another installation', { iss: 'https://other.example.jp' }],
    ['somebody else than this interface', { aud: 'kashikari-mcp' }],
    ['no session', { sid: undefined }],
    ['no installation, audience or session', { iss: undefined, aud: undefined, sid: undefined }],
  ])('is refused with a token of or for %s', async (_what, claims) => {
    const answer = await current(`Bearer ${await tokenFor({ id: USER_ID, ...claims })}`);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  it('is told when the token has expired, also when it was good a moment ago', async () => {
    const expired = await current(
      `Bearer ${await tokenFor({ id: USER_ID }, Math.floor(Date.now() / 1000) - 1)}`,
    );
    expect([expired.status, expired.body.code]).toEqual([401, 'token_expired']);
  });

  it('is refused with a token that somebody else signed, also where none is needed', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    const forged = await new SignJWT({ id: USER_ID })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
      .setExpirationTime('15m')
      .sign(privateKey);
    expect((await current(`Bearer ${forged}`)).status).toBe(401);
    expect((await request(app).get('/v1/plans').set('Authorization', `Bearer ${forged}`)).status).toBe(401);
  });

  it('is refused with a token that carries no signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const bare = `${part({ alg: 'none' })}.${part({ id: USER_ID, exp: 4e9 })}.`;
    expect((await current(`Bearer ${bare}`)).status).toBe(401);
  });
});

describe('signing keys', () => {
  async function key(kid: string) {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA');
    const sign = () =>
      new SignJWT({ id: USER_ID, iss: ISSUER, aud: TOKEN_AUDIENCE, sid: SESSION_ID })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setExpirationTime('15m')
        .sign(privateKey);
    return { sign, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' } };
  }

  it('are asked for once, and again when a token names one that is not known', async () => {
    const [first, second] = [await key('1'), await key('2')];
    let now = Date.now();
    const set: JSONWebKeySet = { keys: [first.jwk] };
    const fetch = jest.fn(() => Promise.resolve({ keys: [...set.keys] }));
    const tokens = new AccessTokens(new SigningKeys(fetch, () => now).find, { issuers: [ISSUER], sessions });
    await Promise.all([
      tokens.actorOf(await first.sign(), undefined),
      tokens.actorOf(await first.sign(), undefined),
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
    set.keys.push(second.jwk);
    now += 11_000;
    await tokens.actorOf(await second.sign(), undefined);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are not asked for at the pace of strangers', async () => {
    const [known, unknown] = [await key('1'), await key('2')];
    const fetch = jest.fn(() => Promise.resolve({ keys: [known.jwk] }));
    const tokens = new AccessTokens(new SigningKeys(fetch).find, { issuers: [ISSUER], sessions });
    for (let i = 0; i < 5; i++)
      await expect(tokens.actorOf(await unknown.sign(), undefined)).rejects.toMatchObject({
        refusal: { code: 'unauthenticated' },
      });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that cannot be had make the service unavailable, not the token bad', async () => {
    const { sign } = await key('1');
    const { DomainError } = jest.requireActual<typeof import('@kashikari/kernel')>('@kashikari/kernel');
    const away = () => Promise.reject(new DomainError({ kind: 'unavailable', code: 'unavailable' }));
    await expect(
      new AccessTokens(new SigningKeys(away).find, { issuers: [ISSUER], sessions }).actorOf(
        await sign(),
        undefined,
      ),
    ).rejects.toMatchObject({
      refusal: { kind: 'unavailable' },
    });
  });
});

describe('the refresh token of a browser', () => {
  const refreshSession = jest.fn((_request: unknown) => Promise.resolve({ user: userMessage(), session }));
  const signOut = jest.fn((_request: unknown) => Promise.resolve({}));
  const signIn = jest.fn((_request: unknown) => Promise.resolve({ user: userMessage(), session }));
  const services = { accounts: { refreshSession, signOut, signIn } };
  const app = testApp(services);
  const cookie = 'kashikari_refresh=refresh-0';
  beforeEach(() => jest.clearAllMocks());

  it('comes as a cookie that scripts cannot read and that goes to /v1/auth alone', async () => {
    const body = { email: 'hanako@example.jp', password: 'secret' };
    const answer = await request(app).post('/v1/auth/login').send(body);
    expect(answer.body).toMatchObject({ token: 'access', refresh_token: 'refresh-1', expires_in: 900 });
    expect(answer.headers['set-cookie']?.[0]).toBe(
      'kashikari_refresh=refresh-1; Max-Age=5184000; Path=/v1/auth; HttpOnly; SameSite=Lax',
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is beside another by which accounts know the browser, for half a year', async () => {
    signIn.mockResolvedValueOnce({
      user: userMessage(),
      session,
      knownBrowser: { tokens: ['v1.new', 'v1.old'] },
    } as never);
    const answer = await request(app)
      .post('/v1/auth/login')
      .set('Cookie', 'kashikari_known=v1.old~v1.older~%20')
      .send({ email: 'hanako@example.jp', password: 'secret' });
    expect(signIn.mock.lastCall?.[0]).toMatchObject({ knownBrowser: { tokens: ['v1.old', 'v1.older'] } });
    expect(answer.headers['set-cookie']?.[1]).toBe(
      'kashikari_known=v1.new~v1.old; Max-Age=15552000; Path=/v1/auth; HttpOnly; SameSite=Lax',
    );
    const secure = testApp(
      {
        accounts: {
          signIn: () =>
            Promise.resolve({ user: userMessage(), session, knownBrowser: { tokens: ['v1.new'] } }),
        },
      },
      { env: { PUBLIC_URL: 'https://kashikari.example.jp' } },
    );
    const { headers } = await request(secure).post('/v1/auth/login').send({ token: 'mailed' });
    expect(headers['set-cookie']?.[1]).toMatch(/^__Secure-kashikari_known=v1\.new; .*; Secure/);
  });

  it('is Secure where people reach us by https', async () => {
    const secure = testApp(services, { env: { PUBLIC_URL: 'https://kashikari.example.jp' } });
    const answer = await request(secure).post('/v1/auth/login').send({ jti: 'card' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Secure-kashikari_refresh=refresh-1; .*; Secure/);
  });

  it('is taken by its secure name alone where people reach us by https', async () => {
    const secure = testApp(services, { env: { PUBLIC_URL: 'https://kashikari.example.jp' } });
    const refresh = (value: string) => request(secure).post('/v1/auth/refresh').set('Cookie', value).send({});
    expect((await refresh(cookie)).status).toBe(401);
    expect(refreshSession).not.toHaveBeenCalled();
    const answer = await refresh(`${cookie}; __Secure-${cookie.replace('-0', '-9')}`);
    expect(refreshSession.mock.lastCall?.[0]).toMatchObject({ refreshToken: 'refresh-9' });
    const names = [answer.headers['set-cookie']].flat().map((one) => one?.split(';', 2).join(';'));
    expect(names).toEqual(['__Secure-kashikari_refresh=refresh-1; Max-Age=5184000']);
  });

  it.each([
    ['https://kashikari.example.jp', 200],
    ['http://kashikari.example.jp', 401],
    ['https://kashikari.example.jp:8443', 401],
    ['null', 401],
  ])('asked for by a page of %s is answered with %s', async (origin, status) => {
    const secure = testApp(services, { env: { PUBLIC_URL: 'https://kashikari.example.jp' } });
    const answer = await request(secure)
      .post('/v1/auth/refresh')
      .set({ Cookie: `__Secure-${cookie}`, Host: 'kashikari.example.jp', Origin: origin })
      .send({});
    expect(answer.status).toBe(status);
  });

  it('is taken from the cookie when the body has none', async () => {
    await request(app).post('/v1/auth/refresh').set('Cookie', cookie).send({});
    expect(refreshSession.mock.lastCall?.[0]).toMatchObject({ refreshToken: 'refresh-0' });
  });

  it('is not taken from the cookie when another site sends the request', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      const answer = await request(app)
        .post('/v1/auth/refresh')
        .set({ ...headers, Cookie: cookie })
        .send({});
      expect(answer.status).toBe(401);
    }
    expect(refreshSession).not.toHaveBeenCalled();
  });

  it('needs no body to be renewed or dropped', async () => {
    for (const [path, status] of [
      ['/v1/auth/refresh', 200],
      ['/v1/auth/logout', 204],
    ] as const)
      expect((await request(app).post(path).set('Cookie', cookie)).status).toBe(status);
  });

  it('is dropped by signing out', async () => {
    const answer = await request(app).post('/v1/auth/logout').set('Cookie', cookie).send();
    expect(answer.status).toBe(204);
    expect(signOut.mock.lastCall?.[0]).toEqual({ refreshToken: 'refresh-0', all: false });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^kashikari_refresh=; Max-Age=0/);
  });

  it('is asked for by one way of signing in at a time', async () => {
    for (const body of [
      {},
      { token: 'a', jti: 'b' },
      { password: 'secret' },
      { email: 'a@b.jp', account_name: 'a', password: 'x' },
    ]) {
      const answer = await request(app).post('/v1/auth/login').send(body);
      expect([answer.status, answer.body.errors?.body?.[0].code]).toEqual([400, 'validation.one_of']);
    }
    expect(signIn).not.toHaveBeenCalled();
  });
});
