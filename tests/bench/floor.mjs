// The floor: what express and pg cost with nothing of ours but the SQL. No sign-in, no rules, no events, no shapes.
import { createRequire } from 'node:module';
import express from 'express';
import pg from 'pg';

const require = createRequire(import.meta.url);
const { ScheduleViewsStore } = require('../../services/reservation/dist/store/schedule.views.js');

pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 16 });
const TERMS = `select g.id, g.version, g.owner_id, l.version as lender_version, l.zone
  from good g join account l on l.id = g.owner_id`;
const terms = new Map((await pool.query(TERMS)).rows.map((row) => [row.id, row]));
const marks = Array.from({ length: 33 }, (_, index) => `$${index + 1}`).join(', ');
const BOOK = { name: 'book', text: `select * from book(${marks})` };

/** The product's own query for schedules, caught on its way to the database. */
let caught;
const store = new ScheduleViewsStore({ read: async (query, values) => ((caught = { query, values }), []) });
await store.of([], '2026-01-01', 14, { userId: process.env.FLOOR_USER, cardGroupId: null }, Date.now());

const app = express();
app.use(express.json());

app.post('/v1/bookings', async (request, response) => {
  const { good_id: goodId, start_date: first, end_date: last } = request.body;
  const { version, owner_id: lender, lender_version: lenderVersion, zone } = terms.get(goodId);
  const user = process.env.FLOOR_USER;
  const key = request.get('Idempotency-Key');
  const id = crypto.randomUUID();
  const [start, now] = [`${first}T00:00:00+09:00`, new Date().toISOString()];
  const end = new Date(Date.parse(`${last}T00:00:00+09:00`) + 86_400_000).toISOString();
  const event = { id, good_id: goodId, user_id: user, start_date: first, end_date: last, quantity: 1 };
  const facts = ['kashikari.reservation.booking.v1', 'kashikari.reservation.v1.BookingChanged', event, null];
  const asked = [user, key, key, user, null, version, lenderVersion, null, null, null, false];
  const booking = [
    id,
    goodId,
    lender,
    user,
    1,
    false,
    first,
    last,
    start,
    end,
    zone,
    0,
    start,
    end,
    '',
    'web',
    now,
  ];
  const values = [...asked, ...booking, ...facts, { booking: event }];
  const { rows } = await pool.query({ ...BOOK, values });
  response.status(rows[0].outcome === 'booked' ? 201 : 409).json({ booking: event, ...rows[0] });
});

app.get('/v1/schedules', async (request, response) => {
  const { good_ids: ids, from, days } = request.query;
  const start = Date.parse(`${from}T00:00:00Z`) - 2 * 86_400_000;
  const range = [start, start + (Number(days) + 5) * 86_400_000].map((time) => new Date(time).toISOString());
  const values = [caught.values[0], null, new Date().toISOString(), ids.split(','), ...range];
  response.json({ schedules: (await pool.query({ ...caught.query, values })).rows });
});

const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
