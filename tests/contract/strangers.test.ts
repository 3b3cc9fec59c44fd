import { startProduct, type Product } from '../product/start-product';
import { OPERATIONS, type Operation } from './document';
import { exampleOf, pathOf } from './examples';
import { NAME_NOTHING, OPEN_TO_STRANGERS } from './open-to-strangers';
import { knownAddresses } from './known-addresses';
import { GONE, INSIDERS, insidersOf, OUTSIDERS, outsidersOf, type Insider, type Outsider } from './outsiders';
import { authTokens } from './resources/auth-tokens';
import { sessions } from './resources/sessions';
import { rowCounts } from './row-counts';
import { SECRET_PRICE, SECRET_WORD, makeWorld, type World } from './world';
import type { Answer, Client } from './client';

let product: Product;
let world: World;

beforeAll(async () => {
  product = await startProduct();
  world = await makeWorld(product.url);
  await product.setClock(null);
}, 180_000);
afterAll(() => product?.stop());

const naming = OPERATIONS.filter(({ operationId }) => !NAME_NOTHING.some((name) => name === operationId));
const isOpen = ({ operationId }: Operation) => operationId in OPEN_TO_STRANGERS;

/** The lender's own request, sent by somebody else. */
function ask(operation: Operation, api: Client): Promise<Answer> {
  const { params, query, body } = exampleOf(operation.operationId, world);
  return api.send(operation.method, pathOf(operation.path, params), { query, body });
}

const cases = (operations: readonly Operation[]) =>
  operations.map((operation) => [operation.operationId, operation] as const);

describe('somebody else’s thing', () => {
  it.each(cases(naming.filter((operation) => !isOpen(operation))))(
    'is not there for a stranger: %s',
    async (_id, operation) => {
      const { status, body } = await ask(operation, world.stranger.api);
      expect([403, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(SECRET_WORD);
    },
  );

  it.each(cases(naming.filter(isOpen)))(
    'is open to a stranger, without anything private: %s',
    async (_id, operation) => {
      const { status, body } = await ask(operation, world.stranger.api);
      expect(status).toBe(200);
      const text = JSON.stringify(body);
      for (const secret of [SECRET_WORD, world.lender.email, world.member.email])
        expect(text).not.toContain(secret);
    },
  );

  it.each(cases(OPERATIONS.filter(({ needsToken }) => needsToken)))(
    'needs a token: %s',
    async (_id, operation) => {
      const { status, body } = await ask(operation, world.visitor);
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
    },
  );

  it('is as it was, after all that', async () => {
    await product.setClock(null);
    const before = await rowCounts(product);
    for (const operation of naming) await ask(operation, world.stranger.api);
    await product.setClock(null);
    expect(await rowCounts(product)).toEqual(before);
    const { body } = await world.lender.api.get(`/goods/${world.goodId}`);
    expect(body.good.title).toBe('カメラ');
  });

  it('is listed as open only where it is', () => {
    const known = new Set(OPERATIONS.map(({ operationId }) => operationId));
    for (const name of [...Object.keys(OPEN_TO_STRANGERS), ...NAME_NOTHING]) expect(known).toContain(name);
  });
});

/** Private values of the lender, which no response to anybody else may contain. */
const secretsOf = (world: World) =>
  [
    world.lender.email,
    authTokens.in(world).cardSecret,
    sessions.in(world).refreshToken,
    `${SECRET_WORD}-1`,
    'guest@example.jp',
    `${SECRET_PRICE}`,
  ] as const;

/** Returns the secrets in successful responses, by operation. */
async function leaksTo(
  api: Client,
  operations: readonly Operation[],
  secrets: readonly string[],
): Promise<string[]> {
  const leaks: string[] = [];
  for (const operation of operations) {
    const { status, body } = await ask(operation, api);
    const text = JSON.stringify(body) ?? '';
    if (status >= 500) leaks.push(`${operation.operationId} answered ${status}`);
    if (status < 300)
      for (const secret of secrets)
        if (text.includes(secret)) leaks.push(`${operation.operationId} told ${secret}`);
    if (status < 300 && !isOpen(operation) && secrets.includes(SECRET_WORD))
      leaks.push(`${operation.operationId} answered ${status}`);
  }
  return leaks;
}

describe('over every route that names the lender’s things', () => {
  let outsiders: Record<Outsider, Client>;
  let insiders: Record<Insider, Client>;
  beforeAll(async () => {
    await product.setClock(null);
    outsiders = await outsidersOf(product.url, world);
    insiders = await insidersOf(world);
  });

  it.each(OUTSIDERS)('nothing of them is a success for a %s', async (outsider) => {
    const secrets = [SECRET_WORD, world.member.email, ...secretsOf(world)];
    expect(await leaksTo(outsiders[outsider], naming, secrets)).toEqual([]);
  });

  // These work after the session has ended: signing up, signing out, following a mailed link, writing to the operator.
  const LENIENT = [
    ...['signOut', 'getLink', 'verifyEmail', 'createUser'],
    ...['createInquiry', 'createInquiryAsSpelled', 'createFeedback'],
  ];
  const lookingAtTokens = OPERATIONS.filter(
    ({ takesToken, operationId }) => takesToken && !LENIENT.includes(operationId),
  );

  it.each(GONE)('each says that it is over to a %s, also where visitors may ask', async (gone) => {
    const answers: string[] = [];
    for (const operation of lookingAtTokens) {
      const { status, body } = await ask(operation, outsiders[gone]);
      answers.push(`${operation.operationId} ${status} ${body?.code}`);
    }
    const refused = lookingAtTokens.map(({ operationId }) => `${operationId} 401 session_ended`);
    expect(answers).toEqual(refused);
    expect(refused.length).toBeGreaterThan(100);
  });

  it.each(INSIDERS)('what is the lender’s alone is told to no %s', async (insider) => {
    const reads = naming.filter(({ method }) => method === 'GET');
    expect(await leaksTo(insiders[insider], reads, secretsOf(world))).toEqual([]);
  });

  it('sees what is told: the same questions of the lender find all of it', async () => {
    const reads = naming.filter(({ method }) => method === 'GET');
    const told = (await leaksTo(world.lender.api, reads, secretsOf(world))).join();
    for (const secret of [world.lender.email, 'guest@example.jp', `${SECRET_PRICE}`])
      expect(told).toContain(secret);
  });
});

/** Operations whose caller becomes the lender. */
const AS_THE_LENDER: readonly string[] = ['signIn'];

describe('the addresses of people', () => {
  beforeAll(async () => {
    const open = { title: '公開', is_public: true, is_public_use: true, purchase_price: SECRET_PRICE };
    const { status, body } = await world.lender.api.post('/goods', open);
    expect(status).toBe(201);
    Object.assign(world, { goodId: String(body.good.id) });
    await world.member.api.post('/bookings', {
      good_id: world.goodId,
      start_date: world.day(12),
      end_date: world.day(13),
      memo: SECRET_WORD,
    });
  });

  it.each([
    ['stranger', () => world.stranger],
    ['visitor', () => ({ api: world.visitor, email: '' })],
  ])('of an open good’s lender and borrowers are in no answer to a %s', async (_who, asking) => {
    const { api, email } = asking();
    const known = [...(await knownAddresses(product))].filter(
      // The caller's own address is no leak.
      (address) => address !== email.toLowerCase(),
    );
    expect(known).toContain(world.lender.email);
    const leaks: string[] = [];
    const told = OPERATIONS.filter(({ operationId }) => !AS_THE_LENDER.includes(operationId));
    for (const operation of told) {
      const sent = JSON.stringify(exampleOf(operation.operationId, world));
      const { body } = await ask(operation, api);
      const text = (JSON.stringify(body) ?? '').toLowerCase();
      for (const address of known)
        if (text.includes(address) && !sent.includes(address))
          leaks.push(`${operation.operationId}: ${address}`);
    }
    expect(leaks).toEqual([]);
  });
});
