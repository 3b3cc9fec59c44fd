import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '../../scripts/run.mjs';
import { answerOf, BenchProduct } from './bench-product.mjs';
import { signUp } from './seed.mjs';

const SIZES = [30, 300, 3_000];

/** Bookings of a member in a year. */
const BOOKINGS = 12;

/** Rows of one import. */
const SHEET = 500;

const CLIENTS = 8;

/** Time until bookings are published, mailed and tidied up, milliseconds. */
const REST = 60_000;

const DAY = 86_400_000;
const MIB = 1024 * 1024;

/** Memory of a process in MiB; what several share counts for each in part. */
function memoryOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
}

const parentOf = (pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return 0;
  }
};

/** Memory of the whole product in MiB, sessions of PostgreSQL included. */
function memory(product) {
  const pids = new Set(Object.values(product.processes()).map(({ pid }) => pid));
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && pids.has(parentOf(name)));
  return [...new Set([...pids, ...all.map(Number)])].reduce((sum, pid) => sum + memoryOf(pid), 0);
}

const sizeOf = (folder) =>
  Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]) / MIB;

/** A lender, members with cards, and a third as many goods. */
async function makeGround(product, members) {
  const lender = await signUp(product, 'みなと大学メディアセンター', 'bench-size@example.com');
  const { group } = await product.call('POST', '/groups', { name: '機材', slug: 'size' }, lender.token);
  for (let from = 0; from < members; from += SHEET) {
    const rows = Array.from({ length: Math.min(SHEET, members - from) }, (_, n) => ({
      ...{ id: String(from + n + 1), name: `会員${from + n + 1}` },
    }));
    await product.call('POST', '/auth_tokens/import', { group_id: group.id, rows }, lender.token);
  }
  const rows = await product.query('identity', 'select user_id from cards where group_id = $1', [group.id]);
  const register = (n) => async () => {
    const body = { title: `機材 ${n + 1}`, group_ids: [group.id], quantity: 3 };
    return (await product.call('POST', '/goods', body, lender.token)).good.id;
  };
  const goods = await inParallel(
    CLIENTS,
    Array.from({ length: members / 3 }, (_, n) => register(n)),
  );
  return { lender, userIds: rows.map(({ user_id: id }) => id), goods };
}

/** Returns a year of bookings of two days, made at the counter, with a free day between those of one good. */
function yearOf({ lender, userIds, goods }) {
  const day = (ahead) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
  return Array.from({ length: userIds.length * BOOKINGS }, (_, n) => {
    const first = 1 + Math.floor(n / goods.length) * 3;
    const body = { good_id: goods[n % goods.length], start_date: day(first), end_date: day(first + 1) };
    return {
      ...{ method: 'POST', path: '/v1/bookings', token: lender.token },
      body: { ...body, user_id: userIds[(n * 7) % userIds.length] },
    };
  });
}

/**
 * Measures the resources of installations by number of members, after a year of bookings.
 * @returns {Promise<object[]>} memory and disk in MiB; `most` is the maximum memory while all of the bookings were made
 */
export async function measureFootprint(home, port, clients, { quick }) {
  const rows = [];
  for (const members of quick ? SIZES.slice(0, 1) : SIZES) {
    const folder = path.join(home, `of-${members}`);
    const product = new BenchProduct(folder, port);
    Object.assign(product.env, { DEFAULT_PLAN: 'plus' });
    await product.start();
    try {
      const ground = await makeGround(product, members);
      const jobs = yearOf(ground);
      let most = 0;
      const looking = setInterval(() => (most = Math.max(most, memory(product))), 1_000);
      clients.send({ url: product.url, jobs, clients: CLIENTS, seconds: 3_600 });
      const { statuses } = await answerOf(clients).finally(() => clearInterval(looking));
      if (Object.keys(statuses).some((status) => status !== '201')) throw new Error(JSON.stringify(statuses));
      await wait(REST);
      const log = sizeOf(path.join(folder, 'postgres/pg_wal'));
      const data = sizeOf(path.join(folder, 'postgres')) - log;
      rows.push({
        members,
        goods: ground.goods.length,
        bookings: jobs.length,
        rest: memory(product),
        most,
        data,
        log,
      });
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}
