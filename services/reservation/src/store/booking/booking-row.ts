import type { BookingRange } from '@kashikari/availability';
import type { Interval } from '@kashikari/kernel';
import type { Booking, Method, ReturnedPart } from '../../domain/booking';
import type { Charge } from '../../domain/charge';

/** An instant as epoch milliseconds, in SQL. */
export const MILLIS = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

/** A row of `booking` as {@link BOOKING_COLUMNS} reads it. */
export interface BookingRow {
  readonly id: string;
  readonly version: number;
  readonly good_id: string;
  readonly lender_id: string;
  readonly borrower_id: string;
  /** Units of the claim: without those that came back before the rest. */
  readonly quantity: number;
  readonly returned_quantity: number;
  /** Parts that were returned before the rest; null for none. */
  readonly parts: readonly PartJson[] | null;
  readonly is_hourly: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly agreed_end_at: Date;
  readonly delayed_from: Date | null;
  readonly zone: string;
  readonly margin_days: number;
  readonly claim_from: Date | null;
  readonly claim_until: Date | null;
  readonly before_from: Date | null;
  readonly before_until: Date | null;
  readonly live: boolean;
  readonly prepared_at: Date | null;
  readonly handed_over_at: Date | null;
  readonly reminded_at: Date | null;
  readonly returned_at: Date | null;
  readonly awaits_receipt: boolean;
  readonly received_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly dispute_opened_at: Date | null;
  readonly dispute_by: string | null;
  readonly dispute_reason: string | null;
  readonly memo: string;
  readonly method: Method;
  readonly series_id: string | null;
  readonly booked_by: string;
  readonly charge: Charge | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A row of the kind `part`, its instants epoch milliseconds. */
interface PartJson {
  readonly quantity: number;
  readonly claim_from: number | null;
  readonly claim_until: number | null;
  readonly returned_at: number;
  readonly awaits_receipt: boolean;
  readonly received_at: number | null;
}

const PARTS = `case when b.returned_quantity > 0 then (select json_agg(json_build_object('quantity', p.quantity,
    'claim_from', ${MILLIS('lower(p.claim)')}, 'claim_until', ${MILLIS('upper(p.claim)')},
    'returned_at', ${MILLIS('p.returned_at')}, 'awaits_receipt', p.awaits_receipt,
    'received_at', ${MILLIS('p.received_at')}) order by p.part_no)
  from booking p where p.part_of = b.id) end as parts`;

/** Columns of `booking b`. */
export const BOOKING_COLUMNS = `b.id, b.version, b.good_id, b.lender_id, b.borrower_id, b.quantity,
  b.returned_quantity, ${PARTS}, b.is_hourly,
  b.start_date, b.end_date, b.start_at, b.end_at, b.agreed_end_at, b.delayed_from, b.zone, b.margin_days,
  lower(b.claim) as claim_from, upper(b.claim) as claim_until,
  lower(b.claim_before_return) as before_from, upper(b.claim_before_return) as before_until,
  b.live, b.prepared_at, b.handed_over_at, b.reminded_at, b.returned_at, b.awaits_receipt, b.received_at, b.cancelled_at,
  b.dispute_opened_at, b.dispute_by, b.dispute_reason, b.memo, b.method, b.series_id, b.booked_by, b.charge, b.created_at, b.updated_at`;

export function bookingFrom(row: BookingRow): Booking {
  const before = interval(row.before_from, row.before_until);
  const start = before?.from ?? row.start_at.getTime();
  return {
    id: row.id,
    version: row.version,
    goodId: row.good_id,
    lenderId: row.lender_id,
    borrowerId: row.borrower_id,
    quantity: row.quantity + row.returned_quantity,
    parts: (row.parts ?? []).map(partFrom),
    asked: rangeFrom(row),
    terms: { zone: row.zone, marginDays: row.margin_days },
    span: { from: row.start_at.getTime(), until: row.end_at.getTime() },
    agreedUntil: row.agreed_end_at.getTime(),
    delayedFrom: millis(row.delayed_from),
    // Returned in the moment it began: the claim is empty, and has no ends.
    claim: interval(row.claim_from, row.claim_until) ?? { from: start, until: start },
    claimBeforeReturn: before,
    live: row.live,
    preparedAt: millis(row.prepared_at),
    handedOverAt: millis(row.handed_over_at),
    remindedAt: millis(row.reminded_at),
    returnedAt: millis(row.returned_at),
    awaitsReceipt: row.awaits_receipt,
    receivedAt: millis(row.received_at),
    cancelledAt: millis(row.cancelled_at),
    dispute: row.dispute_opened_at && {
      openedAt: row.dispute_opened_at.getTime(),
      openedBy: row.dispute_by,
      reason: row.dispute_reason ?? '',
    },
    memo: row.memo,
    method: row.method,
    seriesId: row.series_id,
    bookedBy: row.booked_by,
    charge: row.charge,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

function partFrom(part: PartJson): ReturnedPart {
  const { quantity, claim_from: from, claim_until: until, returned_at: returnedAt } = part;
  // Returned in the moment it began: the claim is empty, and has no ends.
  const claim = { from: from ?? returnedAt, until: until ?? returnedAt };
  return {
    ...{ quantity, claim, returnedAt },
    awaitsReceipt: part.awaits_receipt,
    receivedAt: part.received_at,
  };
}

type RangeRow = Pick<BookingRow, 'is_hourly' | 'start_at' | 'end_at' | 'start_date' | 'end_date'>;

export function rangeFrom(row: RangeRow): BookingRange {
  return row.is_hourly
    ? { unit: 'hour', startAt: row.start_at.getTime(), endAt: row.end_at.getTime() }
    : { unit: 'day', startDate: row.start_date as string, endDate: row.end_date as string };
}

function interval(from: Date | null, until: Date | null): Interval | null {
  return from && until && { from: from.getTime(), until: until.getTime() };
}

export function millis(date: Date | null): number | null {
  return date && date.getTime();
}

/** Returns an instant as a parameter: text with its offset, which the driver passes on unchanged. */
export function instant(millis: number): string {
  return new Date(millis).toISOString();
}

export function instantOrNull(millis: number | null): string | null {
  return millis === null ? null : instant(millis);
}

/** A half-open range as a parameter of type tstzrange. */
export function rangeText({ from, until }: Interval): string {
  return from < until ? `[${instant(from)},${instant(until)})` : 'empty';
}
