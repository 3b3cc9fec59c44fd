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
    borrowerId: true,
    isHourly: true,
    startDate: true,
    endDate: true,
    bookedZone: true,
    createdAt: true,
    handedOverAt: true,
    returnedAt: true,
    cancelledAt: true,
  },
  { claim: ({ claim }) => (claim ? `[${claim.from.toISOString()},${claim.until.toISOString()})` : 'empty') },
  { again: true },
);

/** Stores the time of the latest booking of goods. The latest wins, whatever the order of snapshots. */
const NOTE_BOOKED_AT = `
  insert into activity as known (good_id, booked_at)
  select good_id, max(booked_at) from jsonb_to_recordset($1::jsonb) as fact (good_id text, booked_at timestamptz)
  group by good_id order by good_id
  on conflict (good_id) do update set booked_at = greatest(known.booked_at, excluded.booked_at)`;

export async function putBookings(snapshots: readonly BookingSnapshot[], tx: SqlTx): Promise<void> {
  await BOOKINGS.apply(tx, snapshots);
  const booked = snapshots
    .filter(({ bookedAt }) => bookedAt)
    .map(({ goodId, bookedAt }) => ({ good_id: goodId, booked_at: bookedAt }));
  if (booked.length) await tx.read(NOTE_BOOKED_AT, [JSON.stringify(booked)]);
}
