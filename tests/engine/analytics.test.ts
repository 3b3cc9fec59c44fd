import { search } from '@kashikari/contracts';
import { DEFAULT_LOCALE, SYSTEM } from '@kashikari/kernel';
import { ActorSigner, GrpcClients, readProcessSettings } from '@kashikari/platform';
import { eventually, runs } from '@kashikari/platform/testing';
import pg from 'pg';
import { startProduct, type Product } from '../product/start-product';
import { Acts } from './analytics-acts';
import { OwnersCounts, type Scope } from './analytics-sql';
import { made, type Person } from './people';

const SEED = Number(process.env['TEST_SEED'] ?? 1);
const ACTS = runs(200, 1_000);

/** Berlin has a day of 23 hours on 28 March, and Sydney one of 25 hours on 4 April. */
const [BEGIN, END] = ['2027-03-26T09:00:00+09:00', '2027-04-06T14:30:00+09:00'];
const SPAN = { from: '2027-03-24', to: '2027-04-09' };

const TABLES =
  'good, good_words, booking, activity, popularity, account, lending_group, membership, manager, payment';

let product: Product;
let acts: Acts;
let owners: OwnersCounts;
let index: pg.Client;

beforeAll(async () => {
  // A clock that is ahead from the start has no months of due work to catch up with.
  const ahead = Date.parse(BEGIN) - Date.now();
  product = await startProduct({ env: { KASHIKARI_TEST_CLOCK_AHEAD_MS: String(ahead) } });
  await product.setClock(BEGIN);
  acts = await Acts.open(product, BEGIN, SEED);
  owners = await OwnersCounts.open(product);
  index = new pg.Client({ connectionString: product.databases.search.ownerUrl });
  await index.connect();
  await acts.run(ACTS, END);
}, 600_000);

afterAll(async () => {
  await index?.end();
  await owners?.close();
  await product?.stop();
});

/** All counts that differ from those of the owners. */
async function differences(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { lender, zone, groupId } of acts.places)
    for (const scope of [
      { kind: 'lender', id: lender.id, zone },
      { kind: 'group', id: groupId, zone },
    ] as const)
      found.push(...(await compare(lender, scope)));
  return found;
}

async function compare(lender: Person, scope: Scope) {
  const query = `${scope.kind}_id=${scope.id}&from=${SPAN.from}&to=${SPAN.to}`;
  const { body } = await made(lender.send('GET', `/analytics/daily?${query}`));
  const { days, weeks, totals, today } = body as Record<'days' | 'weeks', Record<string, unknown>[]> & {
    totals: Record<string, unknown>;
    today: string;
  };
  const shown = [...days.map((day) => ({ ...day, from: day['date'], to: day['date'] })), ...weeks, totals];
  const wrong: unknown[] = [];
  for (const row of shown) {
    const { from, to, ...counts } = row as { from: string; to: string } & Record<string, unknown>;
    // Days to come have no counts.
    const capped = { from, to: to < today ? to : today };
    const expected = await owners.of(scope, capped, new Date(acts.now).toISOString());
    for (const [name, count] of Object.entries(expected)) {
      const right = from > today ? 0 : count;
      if (counts[name] !== right) wrong.push({ scope, from, to, name, right, shown: counts[name] });
    }
  }
  return wrong;
}

test('counts by day, week and range are those of the owners’ databases, also on days of 23 and 25 hours', async () => {
  expect(acts.kinds()).toEqual(
    expect.arrayContaining(['book', 'return', 'cancel', 'extend', 'settle', 'refund', 'join']),
  );
  expect(await differences()).toEqual([]);
}, 300_000);

test('counts and searches are the same after a rebuild of an emptied index', async () => {
  const before = await content();
  await index.query(`truncate ${TABLES}`);
  const settings = readProcessSettings({ settings: {}, calls: ['search'] }, product.commandEnv);
  const clients = new GrpcClients(settings.addresses, new ActorSigner(settings));
  const call = { actor: SYSTEM, now: Date.now(), locale: DEFAULT_LOCALE };
  const { started } = await clients.connect(search.SearchServiceClient, 'search').rebuildIndex({}, call);
  clients.close();
  expect(started).toBe(true);
  await eventually(async () => {
    const { rows } = await index.query(`select count(*)::int as left from rebuild_progress`);
    const { rows: goods } = await index.query(`select count(*)::int as all from good`);
    expect([rows[0], goods[0]]).toEqual([{ left: 0 }, { all: before['good']!.length }]);
  }, 60_000);
  expect(await differences()).toEqual([]);
  expect(await content()).toEqual(before);
}, 300_000);

/** Every row of the index but popularity, which is counted once a day. */
async function content(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES.split(', ').filter((name) => name !== 'popularity')) {
    const { rows } = await index.query(`select to_jsonb(${table}) as row from ${table} order by 1`);
    all[table] = rows;
  }
  return all;
}
