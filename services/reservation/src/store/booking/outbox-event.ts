import { enumOf, SETS, type WordOf } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import { extendedDays, unitsHeld, type Booking } from '../../domain/booking';
import type { ChangeKind } from '../../domain/booking-context';

export const BOOKING_TOPIC = 'kashikari.reservation.booking.v1';
export const BOOKING_CHANGED = 'kashikari.reservation.v1.BookingChanged';

/** What others learn of a change: the message BookingChanged in JSON, the booking as it is after it. */
export function bookingChanged(
  booking: Booking,
  kind: ChangeKind,
  goodTitle: string,
  actorId: string | null,
): OutgoingEvent {
  const { claim } = booking;
  const state = storedState(booking);
  const occupied = claim.from < claim.until ? { occ_from: iso(claim.from), occ_until: iso(claim.until) } : {};
  return {
    topic: BOOKING_TOPIC,
    key: booking.goodId,
    type: BOOKING_CHANGED,
    data: {
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
      state_enum: enumOf(SETS.bookingState, state),
      ...rangeOf(booking),
      time_zone: booking.terms.zone,
      ...occupied,
      ...(booking.returnedAt !== null && { returned_at: iso(booking.returnedAt) }),
      ...(booking.cancelledAt !== null && { cancelled_at: iso(booking.cancelledAt) }),
      extended_days: extendedDays(booking),
      ...(actorId !== null && { actor_id: actorId }),
      changed_at: iso(booking.updatedAt),
      live: booking.live,
      ...(booking.seriesId !== null && { series_id: booking.seriesId }),
      ...(booking.delayedFrom !== null && { delayed_from: iso(booking.delayedFrom) }),
    },
  };
}

/**
 * Marks the events of several bookings that one act has changed in the same way: the first lists them all, so that who
 * tells people of it tells them once. One alone stays as it is.
 */
export function listedTogether(
  bookings: readonly Booking[],
): (event: OutgoingEvent, index: number) => OutgoingEvent {
  const [first, second] = bookings;
  if (!first || !second) return (event) => event;
  const occasions = bookings.map(rangeOf);
  return (event, index) => ({
    ...event,
    data: { ...(event.data as object), ...(index === 0 ? { occasions } : { listed_by: first.id }) },
  });
}

/** Of units that came back before the rest: how many, and of how many the claim was over by then. */
function partsOf(booking: Booking) {
  const { quantity, parts, updatedAt } = booking;
  if (parts.length === 0) return {};
  const freed = parts.filter(({ claim }) => claim.until <= updatedAt);
  return {
    returned_quantity: quantity - unitsHeld(booking),
    freed_quantity: freed.reduce((sum, part) => sum + part.quantity, 0),
  };
}

export function rangeOf({ asked, span }: Booking) {
  const days = asked.unit === 'day' ? { start_date: asked.startDate, end_date: asked.endDate } : {};
  return { start_at: iso(span.from), end_at: iso(span.until), ...days };
}

/** The state that is written down; overdue is a matter of the reader's clock. */
function storedState(booking: Booking): WordOf<typeof SETS.bookingState> {
  if (booking.cancelledAt !== null) return 'cancelled';
  if (booking.returnedAt !== null) return 'returned';
  return booking.handedOverAt !== null ? 'handed_over' : 'reserved';
}

function iso(millis: number): string {
  return new Date(millis).toISOString();
}
