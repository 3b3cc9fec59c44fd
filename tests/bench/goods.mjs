import { createRequire } from 'node:module';
import pg from 'pg';
import { answerOf, end, launch } from './bench-product.mjs';
import { watchCpu } from './cpu.mjs';
import { fillGoods } from './goods-rows.mjs';
import { measureImport } from './import-goods.mjs';
import { took } from './people.mjs';
import { signInAll, signUp } from './seed.mjs';
import { median } from './statistics.mjs';

const require = createRequire(import.meta.url);

const GOODS = 100_000;
const CLIENTS = 8;
const PER_PAGE = 20;
const ROUNDS = 3;

/** Seconds per round. */
const SECONDS = 4;

const MATCHES = ['簞笥', '三脚', '机', 'デジタルカメラ', 'ﾃﾞｼﾞｶﾒ', 'A-4568'];
const SORTS = ['latest', 'popular', 'alphabetic', 'booked_at'];

/**
 * Cases for SQL alone: a rare word and one that a tenth of the goods have. `goal` is the maximum share of a sequential
 * scan.
 */
const ALONE = [
  { match: '簞笥', title: 'a word of 80 goods', goal: 1 / 50 },
  { match: '机', title: 'a word that a tenth of the goods have', goal: 1 / 2 },
];

const pathOf = (query) => `/v1/goods?${new URLSearchParams({ ...query, per_page: PER_PAGE })}`;

const ASKED = [
  ...MATCHES.map((match) => ({ title: `Search: ${match}`, path: pathOf({ match }) })),
  { title: 'Suggest: デジ', path: `/v1/search/suggest?${new URLSearchParams({ q: 'デジ' })}` },
  ...SORTS.flatMap((sort) =>
    [1, 500].map((page) => ({ title: `All by ${sort}, page ${page}`, path: pathOf({ sort, page }) })),
  ),
];

/** Creates a group with all goods, half of them public, and a member who searches. */
async function makeGround(product, count) {
  const owner = await signUp(product, 'みなと大学メディアセンター', 'bench-lender@example.com');
  const { group } = await product.call('POST', '/groups', { name: '機材', slug: 'bench' }, owner.token);
  const sample = { title: '見本', group_ids: [group.id] };
  const { good } = await product.call('POST', '/goods', sample, owner.token);
  const member = await signUp(product, '会員', 'bench-member@example.com');
  await product.call('POST', '/memberships', { group_id: group.id }, member.token);
  console.log(`Writing ${count} goods …`);
  await fillGoods(product, { ownerId: owner.id, groupId: group.id, sampleId: good.id }, count);
  return { id: member.id, email: 'bench-member@example.com' };
}

async function round(clients, url, jobs, seconds) {
  clients.send({ url, jobs, clients: CLIENTS, seconds });
  const { latencies, elapsed, statuses } = await answerOf(clients);
  if (Object.keys(statuses).some((status) => status !== '200'))
    throw new Error(`${url}${jobs[0].path}: ${JSON.stringify(statuses)}`);
  return latencies.length / elapsed;
}

/** Ours and the floor in turn; the first round of both, in which code is compiled and caches fill, is not counted. */
async function measure(product, floorUrl, { title, path }, { clients, token, quick }) {
  const jobs = Array(quick ? 4_000 : 16_000).fill({ method: 'GET', path, token });
  const [ours, floor] = [[], []];
  for (let n = 0; n <= (quick ? 1 : ROUNDS); n += 1) {
    const seconds = quick || n === 0 ? 1.5 : SECONDS;
    ours.push(await round(clients, product.url, jobs, seconds));
    floor.push(await round(clients, floorUrl, jobs, seconds));
  }
  const pairs = ours.map((rate, n) => rate / floor[n]).slice(1);
  const row = { title, ours: median(ours.slice(1)), floor: median(floor.slice(1)), ratio: median(pairs) };
  console.log(`${title}: ${row.ours.toFixed(0)}/s, floor ${row.floor.toFixed(0)}/s, ${row.ratio.toFixed(2)}`);
  return row;
}

/** The product's statement by itself, and the same with indexes switched off, in turn; medians in milliseconds. */
async function measureAlone(product, member, { match, title, goal }, times) {
  const { readSearch } = require('../../services/search/dist/domain/read-search.js');
  const { statement } = require('../../services/search/dist/store/search.views.js');
  const empty = { group: '', tag: '', owner: '', category: '', location: '', code: '', facets: [] };
  const asked = { ...empty, match, filter: '', from: '', to: '', sort: '', page: 1, perPage: PER_PAGE };
  const actor = { kind: 'user', userId: member.id };
  const query = statement(readSearch(asked).value, actor, Date.now());
  const [indexed, scanning] = [0, 1].map(() => new pg.Client(product.databaseUrl('search')));
  await Promise.all([indexed.connect(), scanning.connect()]);
  try {
    for (const kind of ['indexscan', 'indexonlyscan', 'bitmapscan'])
      await scanning.query(`set enable_${kind} = off`);
    const [ours, scan] = [[], []];
    for (let n = 0; n < times; n += 1) {
      scan.push(await took(() => scanning.query(query)));
      ours.push(await took(() => indexed.query(query)));
    }
    const row = { title, goal, ours: median(ours.slice(2)), scan: median(scan.slice(2)) };
    console.log(`Alone, ${title}: ${row.ours.toFixed(1)} ms, scan ${row.scan.toFixed(1)} ms`);
    return row;
  } finally {
    await Promise.all([indexed.end(), scanning.end()]);
  }
}

/**
 * Benchmarks searches, suggestions and lists of 100,000 goods against express and pg with the same statements. Also
 * measures a word in PostgreSQL alone against a sequential scan.
 * @returns {Promise<{ rows: { title: string, ours: number, floor: number, ratio: number }[],
 *   alone: { title: string, goal: number, ours: number, scan: number }[], imported: object, othersShare: number }>}
 *   rates are requests per second; `alone` is in milliseconds; of `imported` see measureImport
 */
export async function measureGoods(product, clients, { quick }) {
  const member = await makeGround(product, GOODS);
  const floor = launch('floor-goods.mjs', {
    FLOOR_CATALOG_URL: product.databaseUrl('catalog'),
    FLOOR_SEARCH_URL: product.databaseUrl('search'),
    FLOOR_USER: member.id,
  });
  const processes = { floor: { pid: floor.pid }, clients: { pid: clients.pid }, bench: { pid: process.pid } };
  try {
    const floorUrl = `http://127.0.0.1:${(await answerOf(floor)).port}`;
    const stop = watchCpu({ ...product.processes(), ...processes });
    const alone = [];
    for (const one of ALONE) alone.push(await measureAlone(product, member, one, quick ? 7 : 22));
    const rows = [];
    for (const asked of ASKED) {
      const [token] = await signInAll(product, [member]);
      rows.push(await measure(product, floorUrl, asked, { clients, token, quick }));
    }
    const imported = await measureImport(product);
    return { rows, alone, imported, ...stop() };
  } finally {
    await end(floor);
  }
}
