import http from 'node:http';
import { each, made, person, type Person } from '../engine/people';
import { eventually, runs, whenLong } from '@kashikari/platform/testing';
import { SoftAuthenticator } from '../../services/identity/test/soft-authenticator';
import { mailWith } from '../product/consent';
import { send } from '../product/rest';
import { withoutLimitOfMembers } from '../product/seats';
import { startProduct, type Product } from '../product/start-product';

jest.setTimeout(180_000);

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    env: {
      ...{ ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1', TRUST_PROXY: '1' },
      // The default limits, which test hooks turn off.
      ...{ RATE_LIMIT_ACCOUNT_PER_MIN: '600', RATE_LIMIT_ADDRESS_PER_MIN: '1200' },
      ...{ RATE_LIMIT_SIGN_IN_FAILURES_PER_MIN: '10', RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: '1000' },
    },
  });
}, 180_000);
afterAll(() => product?.stop());

/** Signs in from another machine: one of the addresses of this one, of which the product knows nothing. */
function signInFrom(localAddress: string, email: string, password: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request(`${product.url}/v1/auth/login`, { method: 'POST', localAddress, headers });
    request.once('error', reject);
    request.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    request.end(JSON.stringify({ email, password }));
  });
}

const PASSWORD = 'kashikari-demo';

/** More than may be looked at in the minutes that the busiest machine takes for them. */
const WRONG = runs(80, 200);

test(`${WRONG} wrong passwords are slowed after ten, and the right one from another address gets in`, async () => {
  const { email } = await person(product.url);
  const answers: number[] = [];
  for (let guess = 0; guess < WRONG; guess += 1)
    answers.push(await signInFrom('127.0.0.1', email, `machigai-${guess}`));
  expect(answers.slice(0, 10)).toEqual(Array<number>(10).fill(401));
  // A minute over, ten more are looked at.
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(WRONG - 30);
  for (let more = 0; more < 10; more += 1) await signInFrom('127.0.0.1', email, 'machigai');
  expect(await signInFrom('127.0.0.1', email, PASSWORD)).toBe(429);
  expect(await signInFrom('127.0.0.2', email, PASSWORD)).toBe(200);
});

/** Number of guesses, from a quarter as many addresses. */
const GUESSES = runs(600, 2_000);

test(`${GUESSES} guesses of one password from ${GUESSES / 4} addresses find nothing, and the owner comes in meanwhile`, async () => {
  const owner = await person(product.url);
  const key = new SoftAuthenticator('http://localhost:3000');
  const { options } = (await made(owner.send('POST', '/passkeys/options', {}))).body;
  const credential = JSON.parse(key.make(JSON.stringify(options))) as object;
  await made(owner.send('POST', '/passkeys', { name: '指', credential }));
  const first = await signIn({ email: owner.email, password: PASSWORD }, '192.0.2.50');
  const outcomes = new Map<string, number>();
  await each(
    Array.from({ length: GUESSES }, (_, turn) => turn),
    16,
    async (turn) => {
      // The right one is among them, when they are held already.
      const password = turn === GUESSES / 2 ? PASSWORD : `machigai-${turn}`;
      const address = turn % (GUESSES / 4);
      const from = `198.18.${Math.floor(address / 250)}.${address % 250}`;
      const { outcome } = await signIn({ email: owner.email, password }, from);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (address !== GUESSES / 8) return;
      const own = { email: owner.email, password: PASSWORD };
      expect((await signIn(own, '192.0.2.50', first.cookies)).outcome).toBe('200');
    },
  );
  expect([...outcomes.keys()].sort()).toEqual(['401 auth.failed', '429 rate_limited account']);
  expect(outcomes.get('401 auth.failed')).toBeLessThan(50);
  // A browser that is new to the account is limited together with guessers; its passkey and its mailbox are not.
  const anywhere = '192.0.2.51';
  const held = await signIn({ email: owner.email, password: PASSWORD }, anywhere);
  expect(held.outcome).toBe('429 rate_limited account');
  const asked = (await made(send(product.url, 'POST', '/auth/passkey', { body: {} }))).body.options;
  const passkey = JSON.parse(key.sign(JSON.stringify(asked))) as object;
  expect((await signIn({ passkey }, anywhere)).outcome).toBe('200');
  await made(send(product.url, 'POST', '/auth', { body: { email: owner.email } }));
  await eventually(async () => {
    const { match: token } = await mailWith(product.url, owner.email, /auth_redirect\?token=([\w-]+)/);
    expect((await signIn({ token }, anywhere)).outcome).toBe('200');
  });
}, 180_000);

test('who holds a session guesses no password at the confirmation of it', async () => {
  const owner = await person(product.url);
  const confirm = (password: string) => owner.send('POST', '/auth/confirm', { password });
  const answers = [];
  for (let guess = 0; guess < 12; guess += 1) answers.push(await confirm(`machigai-${guess}`));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect(answers.at(-1)?.body).toMatchObject({
    code: 'rate_limited',
    params: { by: 'account', retry_after: expect.any(Number) },
  });
  expect((await confirm(PASSWORD)).status).toBe(429);
});

test('40 pupils with 40 cards from one address all come in, look around and book', async () => {
  const owner = await person(product.url);
  const { group } = (await made(owner.send('POST', '/groups', { name: '三年二組' }))).body;
  await withoutLimitOfMembers(product, owner.id);
  const title = { title: 'タブレット', group_ids: [group.id], quantity: 40 };
  const { good } = (await made(owner.send('POST', '/goods', title))).body;
  const issued = { group_id: group.id, count: 40, permission: 'book' };
  const cards = (await made(owner.send('POST', '/auth_tokens', issued))).body.auth_tokens as {
    jti: string;
  }[];
  const headers = { 'x-forwarded-for': '203.0.113.40' };
  const began = performance.now();
  const tokens = await Promise.all(
    cards.map(async ({ jti }) => {
      const { status, body } = await send(product.url, 'POST', '/auth/login', { body: { jti }, headers });
      expect(status).toBe(200);
      return (body as { token: string }).token;
    }),
  );
  whenLong(() => expect(performance.now() - began).toBeLessThan(10_000));

  const home = [
    '/users/current',
    `/groups/${group.slug}`,
    `/goods?group_id=${group.id}`,
    '/bookings',
    '/waits',
  ];
  const ofGood = [`/goods/${good.id}`, `/goods/${good.id}/schedule?from=2031-05-01`];
  const range = { start_date: '2031-05-12', end_date: '2031-05-13' };
  const outcomes = await Promise.all(
    tokens.map(async (token) => {
      const ask = async (method: string, path: string, body?: unknown) => {
        const { status } = await send(product.url, method, path, { token, headers, body });
        return `${method} ${path.replace(/[?].*/, '')} ${status}`;
      };
      // Reads of a first page, with those that it repeats while it is open.
      const paths = [...home, ...home, ...home, ...ofGood, ...ofGood, '/plans'];
      const read: string[] = [];
      for (const path of paths) read.push(await ask('GET', path));
      return [...read, await ask('POST', '/bookings', { good_id: good.id, ...range })];
    }),
  );
  whenLong(() => expect(performance.now() - began).toBeLessThan(120_000));
  expect(outcomes.flat().filter((outcome) => !/ 20[01]$/.test(outcome))).toEqual([]);
  expect(outcomes.flat()).toHaveLength(40 * 21);
});

test('of 20 who join at once for the last place of a Free plan exactly one is in', async () => {
  const [owner, ...others] = await people(28);
  const { group } = (await made(owner!.send('POST', '/groups', { name: '囲碁' }))).body;
  const join = (who: Person) => who.send('POST', '/memberships', { group_id: group.id });
  for (const member of others.slice(0, 7)) await made(join(member));
  const answers = await Promise.all(others.slice(7).map(join));
  const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());
  expect(codes.sort()).toEqual(['201', ...Array<string>(19).fill('429 plan_limit')]);
  const list = await made(owner!.send('GET', `/memberships?group_id=${group.id}`));
  expect(list.body.meta.total).toBe(8);
});

test('a refresh token used twice ends the chain, and its owner is told by mail', async () => {
  const { id, email } = await person(product.url);
  const form = { email, password: PASSWORD };
  const { body: first } = await made(send(product.url, 'POST', '/auth/login', { body: form }));
  const refresh = (token: string) =>
    send(product.url, 'POST', '/auth/refresh', { body: { refresh_token: token } });
  const { body: second } = await made(refresh(first.refresh_token));
  expect((await refresh(first.refresh_token)).status).toBe(401);
  expect((await refresh(second.refresh_token)).status).toBe(401);
  await eventually(async () => {
    const { body } = await send(product.url, 'GET', `/test/mail?to=${encodeURIComponent(email)}`);
    expect(body.mail.map(({ text }: { text: string }) => text).join()).toContain(`/users/${id}/devices`);
  });
});

/** Signs in from an address, in a browser with cookies; returns its `outcome`. */
async function signIn(body: object, from: string, cookies = '') {
  const answer = await fetch(`${product.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie: cookies },
    body: JSON.stringify(body),
  });
  const { code, params } = (await answer.json()) as { code?: string; params?: { by?: string } };
  const outcome = [answer.status, code, params?.by].filter(Boolean).join(' ');
  const kept = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { outcome, cookies: kept.join('; ') };
}

async function people(count: number): Promise<Person[]> {
  const all: Person[] = [];
  while (all.length < count) all.push(await person(product.url));
  return all;
}
