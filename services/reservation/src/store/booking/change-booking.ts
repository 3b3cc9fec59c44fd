import type { Need } from '@kashikari/availability';
import { DomainError, notFound, unwrap, type Refusal } from '@kashikari/kernel';
import type { SqlTx } from '@kashikari/platform';
import type { LineRule, Rule, Viewer } from '../../app/ports';
import type { Change, BookingContext } from '../../domain/booking-context';
import { instant, rangeText } from './booking-row';
import { lookElsewhere } from './look-elsewhere';
import { readLine } from '../line/read-line';
import { saveBookings } from './save-bookings';
import { removeParts, saveParts } from './save-parts';
import {
  isSeen,
  BOOKING_CONTEXT_OF,
  bookingContextFrom,
  type BookingContextRow,
} from './booking-context-row';

export const LOCK_GOODS = { name: 'lock-goods', text: 'select lock_goods($1)' };
export const LOCK_BORROWER = { name: 'lock-borrower', text: 'select lock_borrower($1, $2)' };

export const ROOM = {
  name: 'room-refusal',
  text: 'select room_refusal($1, $2, $3, $4, $5, $6::tstzrange[], $7, $8, $9) as refusal',
};

const LIMIT = {
  name: 'limit-refusal',
  text: 'select limit_refusal($1, $2, $3, $4, $5, $6, $7, $8, $9) as refusal',
};

/**
 * Finds the conflicting bookings of a refusal (`$5`), by start: claims over the parts, all open bookings of an
 * exclusive good, and those out today. Booking ids are returned to managers only.
 */
const IN_THE_WAY = {
  name: 'in-the-way',
  text: `select case when $4 and b.kind = 'booking' then b.id end as booking_id, b.start_at, b.end_at, b.quantity
    from booking b
    where b.good_id = $1 and b.live and b.id <> $3 and (b.claim && any ($2::tstzrange[])
      or $5 = 'booking.exclusive' and is_open(b, $6, $7) or $5 = 'booking.on_loan' and is_out(b, $6, $7))
    order by b.start_at limit 10`,
};

export interface BookingToChange {
  readonly id: string;
  readonly goodId: string;
  readonly lenderId: string;
  readonly borrowerId: string;
  /** The lender limits what one borrower holds. */
  readonly limited: boolean;
  readonly viewer: Viewer;
  readonly now: number;
}

/**
 * Applies a rule to a booking under the good's lock: reads, applies the rule, checks availability, writes. The caller
 * publishes the event and offers free units (`awaited`: the good, if it has a queue).
 */
export async function changeBooking(
  tx: SqlTx,
  target: BookingToChange,
  rule: Rule,
): Promise<{ context: BookingContext; change: Change; awaited: string[] }> {
  const context = await aloneOnGood(tx, target);
  const change = unwrap(rule(context));
  const [before, after] = [context.booking, change.booking];
  if (change.recountsLimit) await checkLimit(tx, context, change);
  await removeParts(tx, before, after);
  if (change.need) await checkRoom(tx, context, change.need);
  const awaited = await saveBookings(tx, [after]);
  await saveParts(tx, before, after);
  if (target.limited) await lookElsewhere(tx, change.booking, target.now);
  return { context, change, awaited };
}

/** Several bookings of one good at once: the rule looks for room itself, the guard once the last has moved. */
export async function changeLine(
  tx: SqlTx,
  target: BookingToChange,
  rule: LineRule,
): Promise<{ context: BookingContext; changes: readonly [Change, ...Change[]]; awaited: string[] }> {
  const context = await aloneOnGood(tx, target);
  const changes = unwrap(rule(context, await readLine(tx, context)));
  const awaited = await saveBookings(
    tx,
    changes.map(({ booking }) => booking),
  );
  return { context, changes, awaited };
}

/** Acquires the locks, then reads the booking. */
async function aloneOnGood(tx: SqlTx, target: BookingToChange): Promise<BookingContext> {
  const { id, viewer, now } = target;
  if (target.limited) await tx.read(LOCK_BORROWER, [target.lenderId, target.borrowerId]);
  await tx.read(LOCK_GOODS, [[target.goodId]]);
  const row = await tx.one<BookingContextRow>(BOOKING_CONTEXT_OF, [viewer.userId, viewer.cardGroupId, id]);
  if (!row || !isSeen(row, viewer)) throw notFound('booking', id);
  return bookingContextFrom(row, viewer, now);
}

async function checkRoom(
  tx: SqlTx,
  { booking, good, lender, caller, now }: BookingContext,
  need: Need,
): Promise<void> {
  const parts = need.parts.map(rangeText);
  const row = await tx.one<{ refusal: Refusal | null }>(ROOM, [
    good.id,
    good.quantity,
    good.isExclusive,
    lender.manageHandOver,
    need.quantity,
    parts,
    need.containsNow,
    instant(now),
    booking.id,
  ]);
  if (!row?.refusal) return;
  const inTheWay = await tx.read(IN_THE_WAY, [
    good.id,
    parts,
    booking.id,
    caller.manages,
    row.refusal.code,
    instant(now),
    lender.manageHandOver,
  ]);
  throw new DomainError({ ...row.refusal, params: { ...row.refusal.params, in_the_way: inTheWay } });
}

async function checkLimit(tx: SqlTx, { lender, now }: BookingContext, { booking }: Change): Promise<void> {
  if (lender.maxSupplies === null) return;
  const row = await tx.one<{ refusal: Refusal | null }>(LIMIT, [
    booking.lenderId,
    booking.borrowerId,
    lender.maxSupplies,
    lender.limitSupplyRegardlessOfDate,
    lender.manageHandOver,
    instant(booking.span.from),
    instant(booking.span.until),
    instant(now),
    booking.id,
  ]);
  if (row?.refusal) throw new DomainError(row.refusal);
}
