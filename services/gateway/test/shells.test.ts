import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refused, type Actor, type Call } from '@kashikari/kernel';
import { ShellDirectory, createLogger } from '@kashikari/platform/edge';
import request from 'supertest';
import { gatewayReadiness } from '../src/health/health.routes';
import { ShellLenders } from '../src/shells/shell-lenders';
import { testApp, tokenFor } from './test-app';

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-hosts-'));
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
put(
  'shell/dist/index.html',
  '<!doctype html><script id="config" type="application/json">{{CONFIG}}</script>',
);
put('legal/terms.ja.txt', 'みんなの規約');
put('minato/terms.en.txt', 'Terms of Minato');
put(
  'shells.yaml',
  `shells:
  - id: minato
    hosts: [lend.minato.example, minato.example]
    accounts: [minato_library]
    ways: [provider, card]
    providers: [school]
    sign_up: provider
    legal_dir: ${path.join(folder, 'minato')}
    remotes: { bookings: 'https://remote.minato.example/bookings' }
  - id: himawari
    hosts: [himawari.example]
    accounts: [himawari]
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const PUBLIC_URL = 'https://kashikari.example';
const env = { FRONTENDS_DIR: folder, LEGAL_DIR: path.join(folder, 'legal'), PUBLIC_URL };
const shells = new ShellDirectory({
  file: path.join(folder, 'shells.yaml'),
  publicUrl: PUBLIC_URL,
  logger: createLogger('gateway', 'silent'),
});
afterAll(() => shells.close());
const app = testApp({}, { env, shells });
const at = (host: string, address: string) => request(app).get(address).set('Host', host).redirects(0);

const COMMON = 'kashikari.example';
const MINATO = 'lend.minato.example';
const HIMAWARI = 'himawari.example';
const BOOKINGS = 'https://remote.minato.example';

describe('each host', () => {
  it('says which shell it is, in the page and in /config.json', async () => {
    for (const [host, shell] of [
      [COMMON, null],
      [MINATO, { id: 'minato', ways: ['provider', 'card'], sign_up: 'provider' }],
      [`${HIMAWARI}:8443`, { id: 'himawari', sign_up: 'open' }],
    ] as const) {
      const { body } = await at(host, '/config.json');
      expect(body.shell).toEqual(shell && expect.objectContaining(shell));
      const { text } = await at(host, '/goods/1');
      expect(JSON.parse(/json">(.*)<\/script>/.exec(text)?.[1] ?? '')).toEqual(body);
    }
  });

  it('has its own legal texts, and those of the installation only where it has none', async () => {
    const textAt = async (host: string, name: string) => {
      const { status, text } = await at(host, `/legal/${name}`);
      return status === 200 ? text : status;
    };
    expect(await textAt(MINATO, 'terms.en.txt')).toBe('Terms of Minato');
    expect(await textAt(MINATO, 'terms.ja.txt')).toBe(404);
    for (const host of [HIMAWARI, COMMON]) {
      expect(await textAt(host, 'terms.ja.txt')).toBe('みんなの規約');
      expect(await textAt(host, 'terms.en.txt')).toBe(404);
    }
    expect((await at(MINATO, '/config.json')).body.legal).toEqual({ terms: ['en'] });
  });

  it('loads a remote from an address of its own, which no other policy allows', async () => {
    const bookingsAt = async (host: string) => {
      const { body, headers } = await at(host, '/config.json');
      const { entry } = (body.remotes as { name: string; entry: string }[]).find(
        ({ name }) => name === 'bookings',
      )!;
      return [entry, headers['content-security-policy']?.includes(BOOKINGS)];
    };
    expect(await bookingsAt(MINATO)).toEqual([`${BOOKINGS}/bookings/remoteEntry.js`, true]);
    for (const host of [HIMAWARI, COMMON])
      expect(await bookingsAt(host)).toEqual(['/remotes/bookings/remoteEntry.js', false]);
  });
});

describe('an unknown host', () => {
  it.each(['evil.example', 'minato.example.evil.example', 'localhost', '127.0.0.1'])(
    'is refused with 421 that names nobody: %s',
    async (host) => {
      for (const address of ['/', '/v1/goods', '/config.json', '/legal/terms.ja.txt', '/files/goods/x']) {
        const { status, text } = await at(host, address);
        expect([address, status, JSON.parse(text).code]).toEqual([address, 421, 'host.unknown']);
        expect(text).not.toMatch(/minato|himawari|kashikari[.]example/);
      }
    },
  );

  it('is answered whether the process lives', async () => {
    expect((await at('10.0.0.7', '/healthz')).status).toBe(200);
    expect((await at('10.0.0.7', '/readyz')).status).toBe(200);
  });

  it('told by a proxy counts only where proxies are trusted', async () => {
    const sent = (trust: string) =>
      request(testApp({}, { env: { ...env, TRUST_PROXY: trust }, shells }))
        .get('/config.json')
        .set({ Host: MINATO, 'X-Forwarded-Host': HIMAWARI });
    expect((await sent('0')).body.shell.id).toBe('minato');
    expect((await sent('1')).body.shell.id).toBe('himawari');
  });
});

describe('another host of a shell', () => {
  it('leads to the first one with 308, calls too', async () => {
    const page = await at('minato.example:8443', '/goods/1?from=mail');
    expect([page.status, page.headers['location']]).toEqual([
      308,
      'http://lend.minato.example:8443/goods/1?from=mail',
    ]);
    const call = await request(app).post('/v1/auth/login').set('Host', 'minato.example').redirects(0);
    expect([call.status, call.headers['location']]).toEqual([
      308,
      'http://lend.minato.example/v1/auth/login',
    ]);
  });
});

it('a faulty SHELLS_FILE makes the gateway degraded, not unready', async () => {
  const shellsAre = async (isCurrent: boolean) =>
    (
      await gatewayReadiness(
        [{ name: 'shells', essential: false, probes: [async () => isCurrent] }],
        () => false,
      )
    ).report;
  expect(await shellsAre(true)).toMatchObject({ status: 'ready' });
  expect(await shellsAre(false)).toMatchObject({ status: 'degraded', degraded: ['shells'] });
});

describe('a call at a shell', () => {
  const ACCOUNTS: Readonly<Record<string, string>> = {
    minato_library: '019a0000-0000-7000-8000-000000000001',
    himawari: '019a0000-0000-7000-8000-000000000002',
  };

  /** The gateway with an identity that knows the accounts while `identity.answers`, and a catalog that notes who asks. */
  function watched(clock: () => number = Date.now) {
    const identity = { answers: true, asked: 0 };
    const actors: Actor[] = [];
    const services = {
      seats: {
        resolveAccounts: async ({ who }: { who: string[] }) => {
          identity.asked += 1;
          if (!identity.answers) throw refused('unavailable');
          return { accounts: who.flatMap((one) => (ACCOUNTS[one] ? [{ who: one, id: ACCOUNTS[one] }] : [])) };
        },
      },
      reviews: {
        listReviews: async (_request: never, { actor }: Call) => {
          actors.push(actor);
          return { reviews: [], page: { total: 0, page: 1, perPage: 20 } };
        },
      },
    };
    const lenders = new ShellLenders({
      services: services as never,
      logger: createLogger('gateway', 'silent'),
      clock,
    });
    return { identity, actors, app: testApp(services, { env, shells, lenders }) };
  }

  const REVIEWS = `/v1/reviews?good_id=${ACCOUNTS['himawari']}`;

  it('reaches the accounts of that shell alone, whoever asks; at the common one all', async () => {
    const { app: gateway, actors } = watched();
    const token = await tokenFor({ id: ACCOUNTS['himawari'] as string });
    for (const host of [MINATO, HIMAWARI, COMMON])
      await request(gateway).get(REVIEWS).set('Host', host).auth(token, { type: 'bearer' }).expect(200);
    expect(actors.map(({ kind, within }) => [kind, within])).toEqual([
      ['user', [ACCOUNTS['minato_library']]],
      ['user', [ACCOUNTS['himawari']]],
      ['user', undefined],
    ]);
  });

  it('asks for its accounts once a minute, and goes by what it knows while nobody answers', async () => {
    let now = 0;
    const { app: gateway, actors, identity } = watched(() => now);
    const call = () => request(gateway).get(REVIEWS).set('Host', HIMAWARI);
    await Promise.all([call().expect(200), call().expect(200)]);
    now += 59_000;
    await call().expect(200);
    expect(identity.asked).toBe(1);
    identity.answers = false;
    now += 2_000;
    await call().expect(200);
    expect(identity.asked).toBe(2);
    expect(actors.every(({ within }) => within?.[0] === ACCOUNTS['himawari'])).toBe(true);
  });

  it('is refused where it is not known yet whose goods it reaches, and never reaches all', async () => {
    const { app: gateway, actors, identity } = watched();
    identity.answers = false;
    const { status, body } = await request(gateway).get(REVIEWS).set('Host', HIMAWARI);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(actors).toEqual([]);
  });
});

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
