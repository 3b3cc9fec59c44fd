// The floor: what express and pg cost with nothing of ours but the SQL. No sign-in, no rules, no events, no shapes.
import { createRequire } from 'node:module';
import express from 'express';
import pg from 'pg';

const STORE = '../../services/reservation/dist/store/goods/schedules.views.js';
const { PgSchedules } = createRequire(import.meta.url)(STORE);
const { FLOOR_DATABASE_URL: connectionString, FLOOR_USER: user } = process.env;

pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString, max: 16 });
const { rows: goods } =
  await pool.query(`select g.id, g.version, g.owner_id, l.version as lender_version, l.zone
  from good g join account l on l.id = g.owner_id`);
const terms = new Map(goods.map((row) => [row.id, row]));
const BOOK = { name: 'book', text: 'select * from book($1::jsonb)' };

/** The product's own query for schedules, caught on its way to the database. */
let caught;
const read = async (query, values) => ((caught = { query, values }), []);
await new PgSchedules({ read }).of([], '2026-01-01', 14, { userId: user, cardGroupId: null }, 0);

const app = express();
app.use(express.json());

app.post('/v1/bookings', async (request, response) => {
  const { good_id: goodId, start_date: first, end_date: last } = request.body;
  const { version, owner_id: lender, lender_version: lenderVersion, zone } = terms.get(goodId);
  const key = request.get('Idempotency-Key');
  const id = crypto.randomUUID();
  const start = `${first}T00:00:00+09:00`;
  const end = new Date(Date.parse(`${last}T00:00:00+09:00`) + 86_400_000).toISOString();
  const event = { id, good_id: goodId, user_id: user, start_date: first, end_date: last, quantity: 1 };
  const wanted = {
    ...{ key_owner: user, key, body_hash: key, actor: user, limit_regardless: false },
    ...{ good_version: version, lender_version: lenderVersion, good: goodId, lender, borrower: user },
    ...{ id, quantity: 1, is_hourly: false, start_date: first, end_date: last, start_at: start, end_at: end },
    ...{ zone, margin_days: 0, claim_from: start, claim_until: end, memo: '', method: 'web' },
    now: new Date().toISOString(),
    topic: 'kashikari.reservation.booking.v1',
    event_type: 'kashikari.reservation.v1.BookingChanged',
    ...{ event, answer: { booking: event } },
  };
  const { rows } = await pool.query({ ...BOOK, values: [JSON.stringify(wanted)] });
  response.status(rows[0].outcome === 'booked' ? 201 : 409).json({ booking: event, ...rows[0] });
});

app.get('/v1/schedules', async (request, response) => {
  const { good_ids: ids, from, days } = request.query;
  const start = Date.parse(`${from}T00:00:00Z`) - 2 * 86_400_000;
  const end = start + (Number(days) + 5) * 86_400_000;
  const range = [new Date(start).toISOString(), new Date(end).toISOString()];
  const values = [user, null, new Date().toISOString(), ids.split(','), ...range, null];
  const { rows } = await pool.query({ ...caught.query, values });
  response.json({ schedules: rows });
});

const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
