import { isInTurn, runs } from '../../packages/platform/src/testing/budget';
import { startBookCatalogs } from '../../services/catalog/test/book-catalogs';
import { startProduct, type Product } from '../product/start-product';
import { badRequests, faultsOf } from './bad-input';
import { OPERATIONS, type Operation } from './document';
import { EXAMPLES, exampleOf } from './examples';
import { pairsOf, type PairRequest } from './pairs';
import { plant, type FaultyProduct } from './planted-faults';
import { OPERATOR } from './resources/support';
import { rowCounts } from './row-counts';
import type { Client } from './client';
import { makeWorld, type World } from './world';

let product: Product;
let catalogs: Awaited<ReturnType<typeof startBookCatalogs>> | undefined;
let world: World;

beforeAll(async () => {
  catalogs = await startBookCatalogs();
  product = await startProduct({ env: { ...catalogs.env, OPERATOR_CONTACT: OPERATOR } });
  world = await makeWorld(product.url);
  await product.setClock(null);
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await catalogs?.stop();
});

/** Sends bad requests of an operation, in `npm test` every third, as the lender, who has the most permissions. */
async function faultsIn(operation: Operation, api = world.lender.api): Promise<string[]> {
  const example = exampleOf(operation.operationId, world);
  const all = badRequests(operation, example, [world.deletedGoodId]);
  const requests = all.filter((_, place) => isInTurn(place, 3));
  const faults: string[] = [];
  for (let at = 0; at < requests.length; at += 8) {
    const answers = requests.slice(at, at + 8).map((bad) => faultsOf(api, operation, bad));
    faults.push(...(await Promise.all(answers)).flat());
  }
  return faults;
}

/** Pairs that were met with anything but a list: no value of theirs is wrong. */
async function unansweredPairs(requests: readonly PairRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const ask = async ({ path, query }: PairRequest) => {
    const { status } = await world.lender.api.get(path, query);
    const asked = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`);
    if (status !== 200) faults.push(`${path}?${asked.join('&')} answered ${status}`);
  };
  for (let at = 0; at < requests.length; at += 8) await Promise.all(requests.slice(at, at + 8).map(ask));
  return faults;
}

/** The rows of all tables when they were counted last. */
let counted: Record<string, number> | undefined;

/** Returns the faults that bad input reveals in some operations: wrong responses, and unexpected rows. */
async function findings(operations: readonly Operation[], api?: Client): Promise<string[]> {
  counted ??= await rowCounts(product);
  const faults: string[] = [];
  for (const operation of operations) faults.push(...(await faultsIn(operation, api)));
  return [...faults, ...(await newRows())];
}

/** Rows that have come since they were counted last. */
async function newRows(): Promise<string[]> {
  const before = counted ?? {};
  await product.setClock(null);
  const after = await rowCounts(product);
  counted = after;
  return Object.entries(after)
    .filter(([table, count]) => count !== (before[table] ?? 0))
    .map(([table, count]) => `${table} had ${before[table] ?? 0} rows and has ${count}`);
}

/** Number of operations between two row counts, which take longer than the requests. */
const AT_ONCE = runs(8, 1);
const GROUPS = Array.from({ length: Math.ceil(OPERATIONS.length / AT_ONCE) }, (_, at) =>
  OPERATIONS.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);

describe('bad input', () => {
  it('has an example for every operation of the document to start from', () => {
    expect([...EXAMPLES.keys()].sort()).toEqual(OPERATIONS.map(({ operationId }) => operationId).sort());
  });

  it.each(GROUPS.map((group) => [group.map(({ operationId }) => operationId).join(', '), group] as const))(
    'of %s is refused with a code and the field, and writes nothing',
    async (_ids, group) => {
      expect(await findings(group)).toEqual([]);
    },
    240_000,
  );
});

const LISTS = OPERATIONS.filter(
  ({ method, parameters, responses }) =>
    method === 'GET' &&
    parameters.filter((parameter) => parameter.in === 'query').length > 1 &&
    responses[200]?.['text/event-stream'] === undefined,
);

describe('two parameters of a query that are right by themselves', () => {
  it.each(LISTS.map((operation) => [operation.operationId, operation] as const))(
    'are answered together, whichever they are: %s',
    async (operationId, operation) => {
      const requests = pairsOf(operation, exampleOf(operationId, world), world);
      expect(requests.length).toBeGreaterThan(1);
      expect(await unansweredPairs(requests)).toEqual([]);
    },
  );
});

describe('the table of bad input', () => {
  const of = (id: string) => OPERATIONS.filter(({ operationId }) => operationId === id);
  let planted: FaultyProduct;
  afterEach(() => planted.stop());

  it('catches a 500', async () => {
    planted = await plant(product, 'a 500');
    const found = await findings(of('createGroup'), planted.as(world.lender));
    expect(found).toContainEqual(expect.stringMatching(/answered 500/));
  });

  it('catches a half write', async () => {
    planted = await plant(product, 'a half write');
    const found = await findings(of('createGroup'), planted.as(world.lender));
    expect(found).toContainEqual(expect.stringMatching(/^identity\..* had \d+ rows and has \d+$/));
  });

  it('catches a missing field', async () => {
    planted = await plant(product, 'a missing field');
    const found = await findings(of('createGroup'), planted.as(world.lender));
    expect(found).toContainEqual(expect.stringMatching(/names no field, not name/));
  });
});
