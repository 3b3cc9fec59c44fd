import { refused, type Actor, type Call } from '@kashikari/kernel';
import { createLogger } from '@kashikari/platform/edge';
import request from 'supertest';
import { gatewayReadiness } from '../src/health/health.routes';
import { ShellLenders } from '../src/shells/shell-lenders';
import { testApp, tokenFor } from './test-app';
import { COMMON, HIMAWARI, MINATO, env, shells } from './two-shells';

const app = testApp({}, { env, shells });
const at = (host: string, address: string) => request(app).get(address).set('Host', host).redirects(0);

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

  it('has its own customer cases, and those of the installation only where it has none', async () => {
    const casesAt = async (host: string, locale: string) => {
      const { body } = await at(host, `/cases/${locale}.json`);
      return (body.cases as { name: string }[] | undefined)?.map(({ name }) => name);
    };
    expect([await casesAt(MINATO, 'en'), await casesAt(MINATO, 'ja')]).toEqual([['own'], undefined]);
    for (const host of [HIMAWARI, COMMON]) expect(await casesAt(host, 'ja')).toEqual(['all']);
    expect((await at(MINATO, '/config.json')).body.cases).toEqual(['en']);
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
      'https://lend.minato.example/goods/1?from=mail',
    ]);
    const call = await request(app).post('/v1/auth/login').set('Host', 'minato.example').redirects(0);
    expect([call.status, call.headers['location']]).toEqual([
      308,
      'https://lend.minato.example/v1/auth/login',
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

  /**
   * Returns the gateway with an identity that knows the accounts while `identity.answers`, and a catalog that records
   * its callers.
   */
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

  const tokenOf = (host: string) =>
    tokenFor({
      id: ACCOUNTS['himawari'] as string,
      ...(host !== COMMON && { aud: `https://${host}` }),
    });

  const REVIEWS = `/v1/reviews?good_id=${ACCOUNTS['himawari']}`;

  it('reaches the accounts of that shell alone, whoever asks; at the common one all', async () => {
    const { app: gateway, actors } = watched();
    for (const host of [MINATO, HIMAWARI, COMMON])
      await request(gateway)
        .get(REVIEWS)
        .set('Host', host)
        .auth(await tokenOf(host), { type: 'bearer' })
        .expect(200);
    expect(actors.map(({ kind, within, shell }) => [kind, within, shell])).toEqual([
      ['user', [ACCOUNTS['minato_library']], { id: 'minato', origin: `https://${MINATO}` }],
      ['user', [ACCOUNTS['himawari']], { id: 'himawari', origin: `https://${HIMAWARI}` }],
      ['user', undefined, undefined],
    ]);
  });

  it('takes tokens of its own host alone, whichever host they were shown at before', async () => {
    const { app: gateway } = watched();
    const hosts = [MINATO, HIMAWARI, COMMON];
    const answers: number[][] = [];
    for (const of of hosts) {
      const token = await tokenOf(of);
      const at = async (host: string) =>
        (await request(gateway).get(REVIEWS).set('Host', host).auth(token, { type: 'bearer' })).status;
      answers.push([await at(of), ...(await Promise.all(hosts.map(at)))]);
    }
    expect(answers).toEqual([
      [200, 200, 401, 401],
      [200, 401, 200, 401],
      [200, 401, 401, 200],
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
