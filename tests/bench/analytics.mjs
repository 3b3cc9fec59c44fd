import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const QUERY = path.resolve(HERE, '../../services/search/dist/store/analytics/count-query.js');

const DAY = 86_400_000;

/** Bookings that are copied at once. */
const PART = 10_000;

const COLUMNS = `id, version, good_id, quantity, state, start_at, end_at, claim, live, borrower_id, created_at,
  handed_over_at, returned_at, cancelled_at, is_hourly, start_date, booked_zone`;

/** Copies the bookings that were filled into reservation, as search has them after their events. */
async function copyBookings(product) {
  const [{ n }] = await product.query('reservation', 'select count(*)::int as n from booking');
  for (let from = 0; from < n; from += PART) {
    const [{ part }] = await product.query(
      'reservation',
      `select json_agg(b)::text as part from (select id, version, good_id, quantity, start_at, end_at, claim, live,
          borrower_id, created_at, handed_over_at, returned_at, cancelled_at, is_hourly, start_date, zone as booked_zone,
          case when returned_at is not null then 'returned' else 'reserved' end as state
        from booking order by id offset ${from} limit ${PART}) as b`,
    );
    await product.query(
      'search',
      `insert into booking (${COLUMNS}) select ${COLUMNS}
        from json_populate_recordset(null::booking, $part$${part}$part$) on conflict (id) do nothing`,
    );
  }
  await product.query('search', 'vacuum analyze booking');
}

/**
 * Prepares a year of counts by day over REST, and the query for it alone.
 * @returns {Promise<{ ours: () => Promise<unknown>, floor: () => Promise<unknown>, end: () => Promise<void> }>}
 */
export async function yearOfAnalytics(product, lender) {
  await copyBookings(product);
  const { countQuery } = createRequire(import.meta.url)(QUERY);
  const client = new pg.Client(product.databaseUrl('search'));
  await client.connect();
  const day = (ago) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  const [from, to] = [day(365), day(0)];
  const call = () => product.call('GET', `/analytics/daily?from=${from}&to=${to}`, undefined, lender.token);
  const { totals } = await call();
  if (totals.started < 10_000) throw new Error(`A year has ${totals.started} bookings only`);
  return {
    ours: call,
    floor: () =>
      client.query({ ...countQuery('lender'), values: [lender.id, from, to, new Date(), 'Asia/Tokyo'] }),
    end: () => client.end(),
  };
}
