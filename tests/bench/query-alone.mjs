import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { schedulePath, FIRST_DAY } from './phases.mjs';
import { median } from './statistics.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const STORE = path.resolve(HERE, '../../services/reservation/dist/store/goods/schedules.views.js');

const TIMES = 60;

/**
 * Benchmarks a schedule over REST against the product's one query for it, alternately by one client.
 * @returns {Promise<{ query: number, rest: number }>} medians in milliseconds
 */
export async function queryAlone(product, { wide, members }, token) {
  const { PgSchedules } = createRequire(import.meta.url)(STORE);
  const client = new pg.Client(product.databaseUrl('reservation'));
  await client.connect();
  const read = async (query, values) => (await client.query({ ...query, values })).rows;
  const views = new PgSchedules({ read });
  const viewer = { userId: members[0].id, cardGroupId: null };
  const from = new Date(Date.now() + FIRST_DAY * 86_400_000).toISOString().slice(0, 10);
  const took = async (act) => {
    const began = performance.now();
    await act();
    return performance.now() - began;
  };
  const [query, rest] = [[], []];
  try {
    for (let n = 0; n < TIMES; n++) {
      query.push(
        await took(async () => {
          for (const { busy } of await views.of(wide, from, 14, viewer, Date.now())) busy();
        }),
      );
      rest.push(
        await took(() => product.call('GET', schedulePath(wide).slice('/v1'.length), undefined, token)),
      );
    }
  } finally {
    await client.end();
  }
  // Drops the first results, during which either side was still being compiled.
  return { query: median(query.slice(10)), rest: median(rest.slice(10)) };
}
