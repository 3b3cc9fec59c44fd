import { copies, fillBookings } from './booking-rows.mjs';
import { watchCpu } from './cpu.mjs';
import { answerOf, end, launch } from './bench-product.mjs';
import { median, spread } from './statistics.mjs';

const ROUNDS = 3;
const SECONDS = 4;

/** Days on which is booked, and on which rows stand already. */
const FIRST = '2030-01-01';
const DAYS = 200;

/** Bookings of these goods on these days. */
const fill = (good, day, from) => (columns) => {
  const start = `(${day})::timestamptz - interval '9 hours'`;
  const end = `(${day})::timestamptz + interval '15 hours'`;
  const own = {
    ...{ id: 'uuidv7()', good_id: good, start_date: day, end_date: day, start_at: start, end_at: end },
    ...{ agreed_end_at: end, claim: `tstzrange(${start}, ${end})` },
  };
  return copies(columns, own, from);
};

const FIRST_GOOD = '(select id from good order by id limit 1)';

/** Contents of the table before one more booking of the first good is made; it has 100 units. */
const TABLES = [
  { name: 'empty', title: 'an empty table' },
  {
    name: 'million',
    title: '1,000,000 rows',
    filling: fill(
      'g.id',
      `date '${FIRST}' + d.n`,
      '(select id from good order by id limit 1000) g, generate_series(0, 999) as d (n)',
    ),
  },
  {
    name: 'deep',
    title: '10,000 of the one good, 50 at once',
    filling: fill(FIRST_GOOD, `date '${FIRST}' + d.n % ${DAYS}`, 'generate_series(0, 9999) as d (n)'),
  },
];

async function make(product, { name, filling }) {
  const database = `size_${name}`;
  await product.hangUp();
  await product.query('postgres', `create database ${database} template floor`);
  const run = (sql) => product.query(database, sql);
  await run('create table bench_sample as select * from booking where not is_hourly and live limit 1');
  await run('truncate booking, outbox cascade');
  await run(`update good set quantity = 100 where id = ${FIRST_GOOD}`);
  if (filling) await fillBookings(run, [filling]);
  await run('vacuum analyze');
  await run('checkpoint');
}

/**
 * Measures the cost of one more booking in PostgreSQL if the table is empty, full, or full of this one good. One client
 * uses the baseline alternately, so that only the size differs.
 * @returns {Promise<{ title: string, cpu: number, p50: number, ratio: number }[]>} milliseconds; the ratio of CPU to
 *   that of the empty table
 */
export async function sizes(product, { members }, clients) {
  for (const table of TABLES) await make(product, table);
  const [{ id: good }] = await product.query('floor', `select id from good order by id limit 1`);
  const rounds = TABLES.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { name }] of TABLES.entries()) {
      const env = { FLOOR_DATABASE_URL: product.databaseUrl(`size_${name}`), FLOOR_USER: members[0].id };
      const floor = launch('floor.mjs', env);
      const { port } = await answerOf(floor);
      const { postgres } = product.processes();
      const stop = watchCpu({ postgres });
      clients.send({ url: `http://127.0.0.1:${port}`, jobs: jobs(good), clients: 1, seconds: SECONDS });
      const { latencies } = await answerOf(clients);
      const { cpu } = stop();
      await end(floor);
      // The first round only warms the cache.
      if (round)
        rounds[index].push({ cpu: (cpu.postgres * 1000) / latencies.length, p50: spread(latencies).p50 });
    }
  }
  const [empty] = rounds;
  return TABLES.map(({ title }, index) => ({
    title,
    cpu: median(rounds[index].map(({ cpu }) => cpu)),
    p50: median(rounds[index].map(({ p50 }) => p50)),
    ratio: median(rounds[index].map(({ cpu }, round) => cpu / empty[round].cpu)),
  }));
}

/**
 * Returns more requests than the time allows, spread over the days: no more than about 30 a day in all rounds, so all
 * fit.
 */
function jobs(good) {
  return Array.from({ length: 6_000 }, (_, n) => {
    const day = new Date(Date.parse(FIRST) + (n % DAYS) * 86_400_000).toISOString().slice(0, 10);
    const body = { good_id: good, start_date: day, end_date: day };
    return { method: 'POST', path: '/v1/bookings', body };
  });
}
