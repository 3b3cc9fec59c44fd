import { createRequire } from 'node:module';
import pg from 'pg';
import { answerOf, end, launch } from './bench-product.mjs';
import { watchCpu } from './cpu.mjs';
import { fillCatalog, numberOf } from './goods-rows.mjs';
import { rowOf, took } from './people.mjs';
import { signInAll, signUp } from './seed.mjs';
import { median } from './statistics.mjs';
import { fillStock } from './stock-rows.mjs';

const require = createRequire(import.meta.url);

const CLIENTS = 8;
const ROUNDS = 3;

/** Seconds per round. */
const SECONDS = 4;

const DAY = 86_400_000;

const FLOORS = [
  { path: 'one', title: 'A number, beside the one statement that finds its good' },
  { path: 'catalog', title: 'A number, beside all statements of catalog' },
];

const sizeOf = (quick) => (quick ? { goods: 10_000, stock: 1_000 } : { goods: 100_000, stock: 10_000 });

/** Creates a lender of many goods, with a group in stocktaking and a member who scans. */
async function makeGround(product, size) {
  const owner = await signUp(product, 'みなと大学メディアセンター', 'bench-lender@example.com');
  const groupOf = async (slug) =>
    (await product.call('POST', '/groups', { name: '機材', slug }, owner.token)).group.id;
  const [lenderGroup, stockGroup] = [await groupOf('bench'), await groupOf('stock')];
  const sample = { title: '見本', group_ids: [lenderGroup] };
  const { good } = await product.call('POST', '/goods', sample, owner.token);
  const member = await signUp(product, '会員', 'bench-member@example.com');
  await product.call('POST', '/memberships', { group_id: lenderGroup }, member.token);
  const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  const booking = { good_id: good.id, start_date: day, end_date: day };
  await product.call('POST', '/bookings', booking, member.token);
  const wanted = { group_id: stockGroup, name: '棚卸し' };
  const { stocktaking_period: period } = await product.call(
    ...['POST', '/stocktaking_periods', wanted, owner.token],
  );
  const place = { sampleId: good.id, lenderGroup, stockGroup, periodId: period.id, ownerId: owner.id };
  console.log(`Writing ${size.goods} goods, ${size.stock} of them to be counted …`);
  await fillCatalog(product, place, size.goods);
  await fillStock(product, place, size);
  return { owner, member, place };
}

async function round(clients, url, jobs, seconds) {
  clients.send({ url, jobs, clients: CLIENTS, seconds });
  const { latencies, elapsed, statuses } = await answerOf(clients);
  if (Object.keys(statuses).some((status) => status !== '200'))
    throw new Error(`${url}: ${JSON.stringify(statuses)}`);
  return latencies.length / elapsed;
}

/** Ours and both floors in turn; the first round, in which code is compiled and caches fill, is not counted. */
async function measureResolve(product, floorUrl, { member, size }, { clients, quick }) {
  const [token] = await signInAll(product, [member]);
  const jobs = Array.from({ length: quick ? 4_000 : 16_000 }, (_, n) => {
    const body = { code: numberOf((n * 7_919) % size.goods), mode: 'one' };
    return { method: 'POST', path: '/v1/scans/resolve', body, token };
  });
  const [ours, floors] = [[], FLOORS.map(() => [])];
  for (let n = 0; n <= (quick ? 1 : ROUNDS); n += 1) {
    const seconds = quick || n === 0 ? 1.5 : SECONDS;
    ours.push(await round(clients, product.url, jobs, seconds));
    for (const [index, { path }] of FLOORS.entries())
      floors[index].push(await round(clients, `${floorUrl}/${path}`, jobs, seconds));
  }
  return FLOORS.map(({ title }, index) => {
    const pairs = ours.map((rate, n) => rate / floors[index][n]).slice(1);
    return {
      title,
      ours: median(ours.slice(1)),
      floor: median(floors[index].slice(1)),
      ratio: median(pairs),
    };
  });
}

/** The check over REST by one client, and its query by itself on one connection, in turn. */
async function measureCheck(product, { owner, place, size }, times) {
  const { LIVE_CHECK } = require('../../services/reservation/dist/store/stocktaking/check-query.js');
  const search = new URLSearchParams({ group_id: place.stockGroup, period_id: place.periodId });
  const client = new pg.Client(product.databaseUrl('reservation'));
  await client.connect();
  const [ours, floor] = [[], []];
  try {
    for (let n = 0; n < times; n += 1) {
      const values = [place.stockGroup, place.periodId, null, null, new Date()];
      floor.push(await took(() => client.query({ ...LIVE_CHECK, values })));
      const ask = () => product.call('GET', `/stocktakings/check?${search}`, undefined, owner.token);
      let found;
      ours.push(await took(async () => (found = await ask())));
      if (found.meta.total !== size.stock) throw new Error(`the check has ${found.meta.total} goods`);
    }
  } finally {
    await client.end();
  }
  const title = `The check of ${size.stock.toLocaleString('en')} goods`;
  return rowOf(title, { ours: ours.slice(5), floor: floor.slice(5) });
}

/**
 * Benchmarks a scan among 100,000 goods against express and pg with the same statements. Also benchmarks the check of a
 * stocktaking of 10,000 goods against its query.
 * @returns {Promise<{ goods: number, scans: { title: string, ours: number, floor: number, ratio: number }[],
 *   check: { title: string, ours: number, floor: number, ratio: number }, othersShare: number }>} `scans` are requests
 *   per second; `check` is in milliseconds
 */
export async function measureScans(product, clients, { quick }) {
  const size = sizeOf(quick);
  const ground = { ...(await makeGround(product, size)), size };
  const floor = launch('floor-scans.mjs', {
    FLOOR_CATALOG_URL: product.databaseUrl('catalog'),
    FLOOR_USER: ground.member.id,
  });
  const processes = { floor: { pid: floor.pid }, clients: { pid: clients.pid }, bench: { pid: process.pid } };
  try {
    const floorUrl = `http://127.0.0.1:${(await answerOf(floor)).port}`;
    const stop = watchCpu({ ...product.processes(), ...processes });
    const scans = await measureResolve(product, floorUrl, ground, { clients, quick });
    const check = await measureCheck(product, ground, quick ? 12 : 45);
    return { goods: size.goods, scans, check, ...stop() };
  } finally {
    await end(floor);
  }
}
