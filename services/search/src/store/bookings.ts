import { Replica, type SqlTx } from '@kashikari/platform';
import type { BookingSnapshot } from '../domain/snapshots';

const BOOKINGS = new Replica<BookingSnapshot>(
  'booking',
  {
    goodId: true,
    quantity: true,
    state: true,
    startAt: true,
    endAt: true,
    claim: false,
    live: true,
    bookedAt: false,
  },
  { claim: ({ claim }) => (claim ? `[${claim.from.toISOString()},${claim.until.toISOString()})` : 'empty') },
  { again: true },
);

/** Whether a row counts for how popular its good is. */
const counts = (row: 'new' | 'old' | 'booking') => `(${row}.state not in ('cancelled', 'held'))::int`;

/** Writes bookings and counts them for their goods: one that is new or not cancelled any more adds, one cancelled takes. */
const WRITE = `
  with changed as (
    ${BOOKINGS.statement}
    returning new.good_id as good_id,
      ${counts('new')} - coalesce(${counts('old')}, 0) as more
  )
  insert into activity as known (good_id, bookings)
  select good_id, sum(more) from changed group by good_id having sum(more) <> 0 order by good_id
  on conflict (good_id) do update set bookings = known.bookings + excluded.bookings`;

/** Notes when goods were last booked. The latest wins in whatever order the snapshots come. */
const NOTE_BOOKED_AT = `
  insert into activity as known (good_id, booked_at)
  select good_id, max(booked_at) from jsonb_to_recordset($1::jsonb) as fact (good_id text, booked_at timestamptz)
  group by good_id order by good_id
  on conflict (good_id) do update set booked_at = greatest(known.booked_at, excluded.booked_at)`;

/** Under a lock that lets nobody write bookings meanwhile. */
const RECOUNT = `
  insert into activity as known (good_id, bookings)
  select good_id, sum(${counts('booking')}) from booking group by good_id
  on conflict (good_id) do update set bookings = excluded.bookings where known.bookings <> excluded.bookings`;

export async function recount(tx: SqlTx): Promise<void> {
  await tx.read('lock table booking in share mode');
  await tx.read(RECOUNT);
}

export async function putBookings(snapshots: readonly BookingSnapshot[], tx: SqlTx): Promise<void> {
  if (!snapshots.length) return;
  await tx.read(WRITE, [BOOKINGS.parameter(snapshots)]);
  const booked = snapshots
    .filter(({ bookedAt }) => bookedAt)
    .map(({ goodId, bookedAt }) => ({ good_id: goodId, booked_at: bookedAt }));
  if (booked.length) await tx.read(NOTE_BOOKED_AT, [JSON.stringify(booked)]);
}
