import { startProduct, type Product } from '../product/start-product';
import { OPERATIONS, type Operation } from './document';
import { EXAMPLES, pathOf } from './examples';
import { NAME_NOTHING, OPEN_TO_STRANGERS } from './open-to-strangers';
import { rowCounts } from './row-counts';
import { SECRET_WORD, makeWorld, type World } from './world';
import type { Answer, Client } from './client';

jest.setTimeout(60_000);

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
  const { params, query, body } = EXAMPLES[operation.operationId]?.(world) ?? {};
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
