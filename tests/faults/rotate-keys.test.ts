import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { send } from '../product/rest';
import { StandaloneProduct } from '../product/standalone';

const PASSCODE = 'ocha-no-jikan';

const ACCOUNT = { email: 'rotate@example.com', password: 'kashikari-demo' };

const SEALED = `select sealed_private_jwk as sealed from signing_keys
  union all select passcode from groups where passcode <> ''
  union all select sealed_secret from cards
  union all select sealed_address from sessions where sealed_address <> ''
  union all select sealed_address from security_events where sealed_address <> ''`;

/** The steps of docs/runbooks/rotate-keys.md, "KASHIKARI_SECRET", on one machine. */
describe('KASHIKARI_SECRET, changed as the runbook says', () => {
  let product: StandaloneProduct;
  /** A user who signed in before, and stays signed in. */
  let token: string;
  let refreshToken: string;
  let groupId: string;
  let shownBefore: unknown[];

  const call = (method: string, where: string, body?: unknown) =>
    send(product.url, method, where, { token, body });

  /** Returns the values that are stored encrypted, as their owner sees them. */
  async function shown(): Promise<unknown[]> {
    const group = (await call('GET', `/groups/${groupId}`)).body.group;
    const { body: cards } = await call('GET', `/auth_tokens?group_id=${groupId}`);
    const { body: devices } = await call('GET', '/auth/sessions');
    const addresses = devices.sessions.map(({ address }: { address: string }) => address);
    return [group.passcode, cards.auth_tokens.map(({ jti }: { jti: string }) => jti), addresses];
  }

  async function sealed(): Promise<string[]> {
    const database = new Client(product.databaseUrl('identity'));
    await database.connect();
    const { rows } = await database.query<{ sealed: string }>(SEALED);
    await database.end();
    return rows.map((row) => row.sealed);
  }

  async function restartWith(change: (secrets: Record<string, unknown>) => void): Promise<void> {
    await product.stop();
    const file = path.join(product.dataDir, 'secrets.json');
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    change(secrets);
    writeFileSync(file, JSON.stringify(secrets));
    await product.start();
    await product.whole();
  }

  beforeAll(async () => {
    product = await StandaloneProduct.start();
    await send(product.url, 'POST', '/users', { body: { name: 'みなと大学', ...ACCOUNT } });
    const { body: session } = await send(product.url, 'POST', '/auth/login', { body: ACCOUNT });
    ({ token, refresh_token: refreshToken } = session);
    const { body } = await call('POST', '/groups', { name: '機材', passcode: PASSCODE });
    groupId = body.group.id;
    await call('POST', '/auth_tokens', { group_id: groupId, name: '来館者 1' });
    shownBefore = await shown();
    const before = await sealed();

    await restartWith((secrets) => {
      secrets['KASHIKARI_SECRET_ALSO'] = secrets['KASHIKARI_SECRET'];
      secrets['KASHIKARI_SECRET'] = randomBytes(32).toString('base64');
    });
    await eventually(async () => expect((await sealed()).filter((one) => before.includes(one))).toEqual([]));
    // Every browser does this within a quarter of an hour, for which the runbook waits.
    const renewed = await send(product.url, 'POST', '/auth/refresh', {
      body: { refresh_token: refreshToken },
    });
    ({ token, refresh_token: refreshToken } = renewed.body);
    await restartWith((secrets) => delete secrets['KASHIKARI_SECRET_ALSO']);
  }, 400_000);

  afterAll(() => product?.remove());

  test('leaves nothing unreadable', async () => {
    const [passcode, cards, addresses] = shownBefore;
    expect(passcode).toBe(PASSCODE);
    expect(cards).toEqual([expect.stringMatching(/.{16}/)]);
    expect(addresses).toContain('127.0.0.1');
    expect(await shown()).toEqual(shownBefore);
  });

  test('signs nobody out', async () => {
    expect((await call('GET', '/users/current')).status).toBe(200);
    const body = { refresh_token: refreshToken };
    expect((await send(product.url, 'POST', '/auth/refresh', { body })).status).toBe(200);
  });

  test('lets people in by password, card and passcode as before', async () => {
    expect((await send(product.url, 'POST', '/auth/login', { body: ACCOUNT })).status).toBe(200);
    const jti = (shownBefore[1] as string[])[0];
    expect((await send(product.url, 'POST', '/auth/login', { body: { jti } })).status).toBe(200);
    const stranger = { name: '佐藤', email: `${randomUUID()}@example.com`, password: 'kashikari-demo' };
    const { body: account } = await send(product.url, 'POST', '/users', { body: stranger });
    const join = (passcode: string) =>
      send(product.url, 'POST', '/memberships', {
        token: account.token,
        body: { group_id: groupId, passcode },
      });
    expect((await join('wrong')).status).toBe(403);
    expect((await join(PASSCODE)).status).toBe(201);
  });
});
