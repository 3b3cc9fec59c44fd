import type { SqlTx } from '@kashikari/platform';
import { unitsHeld, type Booking } from '../../domain/booking';
import { instant, instantOrNull, rangeText } from './booking-row';

/** Every column that an act can change. */
const COLUMNS = {
  version: 'bigint',
  lender_id: 'uuid',
  borrower_id: 'uuid',
  quantity: 'int',
  returned_quantity: 'int',
  start_date: 'date',
  end_date: 'date',
  start_at: 'timestamptz',
  end_at: 'timestamptz',
  agreed_end_at: 'timestamptz',
  delayed_from: 'timestamptz',
  zone: 'text',
  claim: 'tstzrange',
  claim_before_return: 'tstzrange',
  live: 'boolean',
  prepared_at: 'timestamptz',
  handed_over_at: 'timestamptz',
  reminded_at: 'timestamptz',
  returned_at: 'timestamptz',
  awaits_receipt: 'boolean',
  received_at: 'timestamptz',
  cancelled_at: 'timestamptz',
  dispute_opened_at: 'timestamptz',
  dispute_by: 'uuid',
  dispute_reason: 'text',
  memo: 'text',
  charge: 'jsonb',
  updated_at: 'timestamptz',
} as const;

type Column = keyof typeof COLUMNS;

const NAMES = Object.keys(COLUMNS) as Column[];

/** A single UPDATE for all, since rows that move along a chain conflict with each other until the last has moved. */
const SAVE = {
  name: 'save-bookings',
  text: `update booking b set ${NAMES.map((name) => `${name} = n.${name}`).join(', ')}
    from jsonb_to_recordset($1::jsonb) as n (id uuid, ${NAMES.map((name) => `${name} ${COLUMNS[name]}`).join(', ')})
    where b.id = n.id
    returning b.good_id, exists (select from wait w where w.good_id = b.good_id and w.state = 'waiting') as awaited`,
};

/** Writes bookings whose good is locked by this transaction; returns the goods that have a queue. */
export async function saveBookings(tx: SqlTx, bookings: readonly Booking[]): Promise<string[]> {
  const rows = await tx.read<{ good_id: string; awaited: boolean }>(SAVE, [
    JSON.stringify(bookings.map(rowOf)),
  ]);
  return [...new Set(rows.filter(({ awaited }) => awaited).map(({ good_id: goodId }) => goodId))];
}

function rowOf(booking: Booking): Record<Column, unknown> & { id: string } {
  const { asked, dispute, claimBeforeReturn } = booking;
  const held = unitsHeld(booking);
  return {
    id: booking.id,
    version: booking.version,
    lender_id: booking.lenderId,
    borrower_id: booking.borrowerId,
    quantity: held,
    returned_quantity: booking.quantity - held,
    start_date: asked.unit === 'day' ? asked.startDate : null,
    end_date: asked.unit === 'day' ? asked.endDate : null,
    start_at: instant(booking.span.from),
    end_at: instant(booking.span.until),
    agreed_end_at: instant(booking.agreedUntil),
    delayed_from: instantOrNull(booking.delayedFrom),
    zone: booking.terms.zone,
    claim: rangeText(booking.claim),
    claim_before_return: claimBeforeReturn && rangeText(claimBeforeReturn),
    live: booking.live,
    prepared_at: instantOrNull(booking.preparedAt),
    handed_over_at: instantOrNull(booking.handedOverAt),
    reminded_at: instantOrNull(booking.remindedAt),
    returned_at: instantOrNull(booking.returnedAt),
    awaits_receipt: booking.awaitsReceipt,
    received_at: instantOrNull(booking.receivedAt),
    cancelled_at: instantOrNull(booking.cancelledAt),
    dispute_opened_at: instantOrNull(dispute?.openedAt ?? null),
    dispute_by: dispute?.openedBy ?? null,
    dispute_reason: dispute?.reason ?? null,
    memo: booking.memo,
    charge: booking.charge,
    updated_at: instant(booking.updatedAt),
  };
}
