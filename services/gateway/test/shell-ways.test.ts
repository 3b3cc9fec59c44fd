import request from 'supertest';
import { testApp } from './test-app';
import { COMMON, HIMAWARI, MINATO, env, shells } from './two-shells';

describe('ways of signing in that a shell does not offer', () => {
  const called: string[] = [];
  const noting = (name: string, answer: object) => async () => {
    called.push(name);
    return answer;
  };
  const services = {
    seats: { resolveAccounts: async () => ({ accounts: [] }) },
    accounts: {
      signIn: noting('signIn', {}),
      signUp: noting('signUp', {}),
      requestEmailLink: noting('link', {}),
    },
    signInMethods: {
      beginPasskeySignIn: noting('passkey', { optionsJson: '{}' }),
      beginProviderSignIn: noting('provider', { authorizationUrl: 'https://school.example', state: 's' }),
      listProviders: async () => ({
        providers: [
          { id: 'school', name: 'School' },
          { id: 'google', name: 'Google' },
        ],
      }),
    },
  };
  const gateway = testApp(services, { env, shells });
  const post = (host: string, address: string, body: object) =>
    request(gateway).post(`/v1${address}`).set('Host', host).send(body);
  const person = {
    name: 'Hana',
    email: 'hana@example.jp',
    password: 'kashikari1',
    locale: 'ja',
    time_zone: 'Asia/Tokyo',
  };

  it.each([
    ['a password', '/auth/login', { email: 'hana@example.jp', password: 'kashikari1' }],
    ['the token of a link', '/auth/login', { token: 'x' }],
    ['a wish for a link', '/auth', { email: 'hana@example.jp' }],
    ['a passkey', '/auth/passkey', {}],
    ['another provider', '/auth/authorize', { provider: 'google' }],
    ['a new account', '/users', person],
  ])('are refused before anything is asked: %s', async (_what, address, body) => {
    called.splice(0);
    const { status, body: answer } = await post(MINATO, address, body);
    expect([status, answer.code, answer.params.ways]).toEqual([403, 'auth.way_off', ['provider', 'card']]);
    expect(called).toEqual([]);
  });

  it('are taken elsewhere, and those that it offers are taken here', async () => {
    called.splice(0);
    await post(HIMAWARI, '/auth/passkey', {}).expect(200);
    await post(COMMON, '/auth', { email: 'hana@example.jp' }).expect(202);
    await post(MINATO, '/auth/authorize', { provider: 'school' }).expect(200);
    expect(called).toEqual(['passkey', 'link', 'provider']);
    const listed = async (host: string) =>
      (
        (await request(gateway).get('/v1/auth/providers').set('Host', host)).body.providers as {
          id: string;
        }[]
      ).map(({ id }) => id);
    expect([await listed(MINATO), await listed(COMMON)]).toEqual([['school'], ['school', 'google']]);
  });
});
