import type { OutgoingEvent } from '@kashikari/platform';
import type { Booking } from '../../domain/booking';
import type { ChangeKind } from '../../domain/booking-context';
import { bookingNews, rangeOf } from '../../domain/booking-news';

const BOOKING_TOPIC = 'kashikari.reservation.booking.v1';
const BOOKING_CHANGED = 'kashikari.reservation.v1.BookingChanged';

export function bookingChanged(
  booking: Booking,
  kind: ChangeKind | 'unspecified',
  goodTitle: string,
  actorId: string | null,
): OutgoingEvent {
  const data = bookingNews(booking, kind, goodTitle, actorId);
  return { topic: BOOKING_TOPIC, key: booking.goodId, type: BOOKING_CHANGED, data };
}

/**
 * Marks the events of several bookings that one act changed in the same way. The first event lists them all, so that
 * consumers send a single notification. The event of a single booking is unchanged.
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
