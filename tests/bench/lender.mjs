import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import pg from 'pg';
import { inParallel } from '../../scripts/run.mjs';
import { yearOfAnalytics } from './analytics.mjs';
import { fillBookings, loans } from './booking-rows.mjs';
import { signUp } from './seed.mjs';
import { rowOf, took } from './people.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const STORE = path.resolve(HERE, '../../services/reservation/dist/store/booking');

const GOODS = 3_000;

/** Loans of each good over 13 months, one every eleven days. */
const LOANS = 34;

/** Number of goods with one booking each today. */
const TODAY = 200;

const DAY = 86_400_000;

/** The lender's zone is nine hours ahead of the sun, all year. */
const AHEAD = 9 * 3_600_000;

const NUMBERED = '(select id, (row_number() over (order by id) - 1)::int as n from good) g';
const quarter = (place) =>
  `(select * from ${NUMBERED} where n >= ${(place * TODAY) / 4} and n < ${((place + 1) * TODAY) / 4}) g`;

/** A year and a month behind, and today: late, due, going out, and back a minute ago. */
const FILLINGS = [
  loans({
    first: '8 + k * 11 + g.n % 4',
    last: '5 + k * 11 + g.n % 4',
    returned: (end) => `${end} - interval '3 hours'`,
    from: `${NUMBERED}, generate_series(0, ${LOANS - 1}) as loans (k)`,
  }),
  loans({ first: 3, last: 2, from: quarter(0) }),
  loans({ first: 1, last: 0, from: quarter(1) }),
  loans({ first: 0, last: -1, from: quarter(2) }),
  loans({ first: 1, last: 0, returned: () => `now() - interval '1 minute'`, from: quarter(3) }),
];

async function makeLender(product) {
  const lender = await signUp(product, 'みなと大学メディアセンター', 'bench-lender@example.com');
  const { group } = await product.call('POST', '/groups', { name: '機材', slug: 'lender' }, lender.token);
  const register = async (_, n) =>
    (await product.call('POST', '/goods', { title: `機材 ${n}`, group_ids: [group.id] }, lender.token)).good
      .id;
  const goods = await inParallel(
    16,
    Array.from({ length: GOODS }, (_, n) => () => register(_, n)),
  );
  const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  const sample = { good_id: goods[0], start_date: day, end_date: day };
  await product.call('POST', '/bookings', sample, lender.token);
  const run = (sql) => product.query('reservation', sql);
  await run('create table bench_sample as select * from booking limit 1');
  await run('delete from booking');
  await fillBookings(run, FILLINGS);
  await run('vacuum analyze');
  return lender;
}

/** express and pg with the product's own SQL for a day, and no shapes. */
async function floorOfDay(pool, lender) {
  const require = createRequire(import.meta.url);
  const { LENDERS_OF, DAY_CANDIDATES, DAY_WAITS } = require(path.join(STORE, 'day-query.js'));
  const { PgDayViews } = require(path.join(STORE, 'day.views.js'));
  let shown;
  const read = async (query) => ((shown = query), []);
  await new PgDayViews({ read }, { map: () => [] }).shown(['x'], {}, 0);
  const app = express();
  app.get('/v1/bookings/day', async (_, response) => {
    const opens = Math.floor((Date.now() + AHEAD) / DAY) * DAY - AHEAD;
    const until = (days) => [new Date(opens + days * DAY)];
    const { rows: lenders } = await pool.query({ ...LENDERS_OF, values: [lender.id, null] });
    const values = [[lender.id], until(0), until(1), until(8), [true], new Date(), null];
    const [{ rows: found }, { rows: waits }] = await Promise.all([
      pool.query({ ...DAY_CANDIDATES, values }),
      pool.query({ ...DAY_WAITS, values: [[lender.id], null] }),
    ]);
    const ids = [...new Set(found.map(({ id }) => id))];
    const { rows: bookings } = await pool.query({ ...shown, values: [lender.id, null, ids] });
    response.json({ lenders, bookings, waits });
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listens) => server.once('listening', listens));
  return server;
}

/** The rows that usage counts, each looked at once by the index of its good; in a table of others nothing else would do. */
const READ = `select count(b.quantity), max(b.start_at), max(b.end_at), max(b.handed_over_at), max(b.returned_at)
  from good g join booking b on b.good_id = g.id where g.owner_id = $1 and b.cancelled_at is null`;

/** Both in turn; the first ones, while either side was still being compiled, are left out. */
async function inTurn(times, ours, floor) {
  const measured = { ours: [], floor: [] };
  for (let n = 0; n < times; n += 1) {
    measured.floor.push(await took(floor));
    measured.ours.push(await took(ours));
  }
  return { ours: measured.ours.slice(5), floor: measured.floor.slice(5) };
}

/**
 * Benchmarks the day and the figures of a lender of 3,000 goods against the same SQL alone, in the same run.
 * @returns {Promise<{ rows: { title: string, ours: number, floor: number, ratio: number }[] }>} medians in
 *   milliseconds; `ratio` is the median of each pair's
 */
export async function measureLender(product, { quick }) {
  const lender = await makeLender(product);
  const pool = new pg.Pool({ connectionString: product.databaseUrl('reservation'), max: 4 });
  const indexed = new pg.Client(product.databaseUrl('reservation'));
  await indexed.connect();
  await indexed.query('set enable_seqscan = off');
  const floor = await floorOfDay(pool, lender);
  const get = (search) => () => product.call('GET', search, undefined, lender.token);
  const times = quick ? 15 : 65;
  try {
    const url = `http://127.0.0.1:${floor.address().port}/v1/bookings/day`;
    const { day } = await get('/bookings/day')();
    const found = Object.values(day).reduce((sum, { total = 0 }) => sum + total, 0);
    if (found !== TODAY) throw new Error(`today has ${found} bookings, not ${TODAY}`);
    const title = `The day of a lender: ${TODAY} bookings of ${(GOODS * LOANS).toLocaleString('en')}`;
    const rows = [
      rowOf(title, await inTurn(times, get('/bookings/day'), async () => (await fetch(url)).json())),
    ];
    for (const by of ['month', 'good', 'weekday']) {
      const ours = get(`/bookings/usage?lender_id=${lender.id}&by=${by}`);
      const measured = await inTurn(times, ours, () => indexed.query(READ, [lender.id]));
      rows.push(rowOf(`Figures of ${GOODS.toLocaleString('en')} goods by ${by}, 13 months`, measured));
    }
    const { ours, floor: query, end } = await yearOfAnalytics(product, lender);
    const year = await inTurn(times, ours, query).finally(end);
    rows.push(rowOf('A year of counts by day (goal: at most 3)', year));
    return { rows };
  } finally {
    floor.close();
    await Promise.all([pool.end(), indexed.end()]);
  }
}
