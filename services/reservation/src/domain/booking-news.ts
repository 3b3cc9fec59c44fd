import type { PriceLine } from '@kashikari/pricing';
import { extendedDays, unitsHeld, type Booking } from './booking';
import type { ChangeKind } from './booking-context';
import type { Charge, ReturnCharge } from './charge';

/** Returns the message kashikari.reservation.v1.BookingChanged in JSON, with the booking after the change; `unspecified`: with its present state. */
export function bookingNews(
  booking: Booking,
  kind: ChangeKind | 'unspecified',
  goodTitle: string,
  actorId: string | null,
) {
  const { claim, charge } = booking;
  const state = storedState(booking);
  const occupied = claim.from < claim.until ? { occ_from: iso(claim.from), occ_until: iso(claim.until) } : {};
  return {
    id: booking.id,
    version: booking.version,
    change: `BOOKING_CHANGE_${kind.toUpperCase()}`,
    good_id: booking.goodId,
    good_title: goodTitle,
    lender_id: booking.lenderId,
    borrower_id: booking.borrowerId,
    quantity: booking.quantity,
    ...partsOf(booking),
    state,
    state_enum: `BOOKING_STATE_${state.toUpperCase()}`,
    ...rangeOf(booking),
    time_zone: booking.terms.zone,
    ...occupied,
    created_at: iso(booking.createdAt),
    ...(booking.handedOverAt !== null && { handed_over_at: iso(booking.handedOverAt) }),
    ...(booking.returnedAt !== null && { returned_at: iso(booking.returnedAt) }),
    ...(booking.cancelledAt !== null && { cancelled_at: iso(booking.cancelledAt) }),
    extended_days: extendedDays(booking),
    ...(actorId !== null && { actor_id: actorId }),
    changed_at: iso(booking.updatedAt),
    live: booking.live,
    ...(booking.dispute !== null && { disputed: true }),
    ...(booking.awaitsReceipt && { awaits_receipt: true }),
    ...(booking.seriesId !== null && { series_id: booking.seriesId }),
    ...(booking.delayedFrom !== null && { delayed_from: iso(booking.delayedFrom) }),
    ...(charge && { charge: chargeNews(charge), booked_by: booking.bookedBy }),
    ...(booking.dispute !== null && { disputed: true }),
  };
}

function chargeNews({ revisions, refundPercent, byCard, atReturn }: Charge) {
  return {
    revisions: revisions.map(({ at, total, lines, refundPercent: percent }) => ({
      ...{ at: iso(at), total, refund_percent: percent },
      lines: lines.map(lineNews),
    })),
    ...(refundPercent !== null && { refund_percent: refundPercent }),
    by_card: byCard,
    ...(atReturn && { at_return: returnNews(atReturn) }),
  };
}

const returnNews = ({ at, lines, ...amounts }: ReturnCharge) => ({
  ...{ ...amounts, at: iso(at), lines: lines.map(lineNews) },
});

const lineNews = ({ kind, count, unitPrice, quantity, amount }: PriceLine) => ({
  kind: `PRICE_LINE_KIND_${kind.toUpperCase()}`,
  ...{ count, unit_price: unitPrice, quantity, amount },
});

/** Returns the units that were returned before the rest, and how many of their claims have ended. */
function partsOf(booking: Booking) {
  const { quantity, parts, updatedAt } = booking;
  if (parts.length === 0) return {};
  const freed = parts.filter(({ claim }) => claim.until <= updatedAt);
  return {
    returned_quantity: quantity - unitsHeld(booking),
    freed_quantity: freed.reduce((sum, part) => sum + part.quantity, 0),
  };
}

/** Returns the range in the field names of the event. */
export function rangeOf({ asked, span }: Booking) {
  const days = asked.unit === 'day' ? { start_date: asked.startDate, end_date: asked.endDate } : {};
  return { start_at: iso(span.from), end_at: iso(span.until), ...days };
}

/** The state that is written down; overdue is a matter of the reader's clock. */
function storedState(booking: Booking) {
  if (booking.cancelledAt !== null) return 'cancelled';
  if (booking.returnedAt !== null) return 'returned';
  return booking.handedOverAt !== null ? 'handed_over' : 'reserved';
}

function iso(millis: number): string {
  return new Date(millis).toISOString();
}
