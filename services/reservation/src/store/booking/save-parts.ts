import type { SqlTx } from '@kashikari/platform';
import type { Booking, ReturnedPart } from '../../domain/booking';
import { instant, instantOrNull, rangeText } from './booking-row';

/** The later parts of a booking (`$1`), from the one with the number `$2` on. */
const REMOVE = {
  name: 'remove-parts',
  text: 'delete from booking where part_of = $1 and part_no >= $2',
};

/** A part is a separate claim with the booking's good and dates; `part_of` links it to the booking. */
const ADD = {
  name: 'add-parts',
  text: `insert into booking (kind, part_of, part_no, good_id, lender_id, booked_by, quantity, is_hourly, start_date,
      end_date, start_at, end_at, agreed_end_at, zone, margin_days, claim, handed_over_at, returned_at, awaits_receipt, received_at,
      created_at, updated_at)
    select 'part', b.id, n.part_no, b.good_id, b.lender_id, b.borrower_id, n.quantity, b.is_hourly, b.start_date,
      b.end_date, b.start_at, b.end_at, b.agreed_end_at, b.zone, b.margin_days, n.claim, b.handed_over_at, n.returned_at, n.awaits_receipt,
      n.received_at, b.updated_at, b.updated_at
    from booking b, jsonb_to_recordset($2::jsonb) as n (part_no int, quantity int, claim tstzrange,
      returned_at timestamptz, awaits_receipt boolean, received_at timestamptz)
    where b.id = $1`,
};

const RECEIVE = {
  name: 'receive-parts',
  text: `update booking p set claim = n.claim, awaits_receipt = n.awaits_receipt, received_at = n.received_at
    from jsonb_to_recordset($2::jsonb) as n (part_no int, claim tstzrange, awaits_receipt boolean, received_at timestamptz)
    where p.part_of = $1 and p.part_no = n.part_no`,
};

/** Deletes parts whose return was undone. Runs first, so that they do not conflict with their own booking. */
export async function removeParts(tx: SqlTx, before: Booking, after: Booking): Promise<void> {
  const kept = after.parts.length;
  if (kept < before.parts.length) await tx.read(REMOVE, [after.id, kept]);
}

/** Writes new and received parts. Runs after the booking itself is written, which then holds fewer units. */
export async function saveParts(tx: SqlTx, before: Booking, after: Booking): Promise<void> {
  const numbered = after.parts.map((part, number) => ({ part, number, old: before.parts[number] }));
  const added = numbered.filter(({ old }) => old === undefined);
  const received = numbered.filter(({ part, old }) => old !== undefined && old !== part);
  if (added.length > 0) await tx.read(ADD, [after.id, JSON.stringify(added.map(rowOf))]);
  if (received.length > 0) await tx.read(RECEIVE, [after.id, JSON.stringify(received.map(rowOf))]);
}

function rowOf({ part, number }: { readonly part: ReturnedPart; readonly number: number }) {
  return {
    part_no: number,
    quantity: part.quantity,
    claim: rangeText(part.claim),
    returned_at: instant(part.returnedAt),
    awaits_receipt: part.awaitsReceipt,
    received_at: instantOrNull(part.receivedAt),
  };
}
