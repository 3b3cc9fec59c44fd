import { reservationEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { CountBookings } from '../app/count-bookings';
import type { BookingNews } from '../app/ports/popularity';

const CHANGES: Partial<Record<reservationEvents.BookingChange, BookingNews['change']>> = {
  [reservationEvents.BookingChange.BOOKING_CHANGE_CREATED]: 'made',
  [reservationEvents.BookingChange.BOOKING_CHANGE_CANCELLED]: 'cancelled',
};

/** Consumes bookings that are made or cancelled; other changes do not concern the catalog. */
@OnEvent('kashikari.reservation.booking.v1', reservationEvents.BookingChanged)
export class OnBookingChanged implements EventHandler<reservationEvents.BookingChanged> {
  constructor(private readonly counting: CountBookings) {}

  handle(events: Received<reservationEvents.BookingChanged>[], tx: Tx): Promise<void> {
    const news = events.flatMap(({ data, time }) => {
      const change = CHANGES[data.change];
      const at = (data.changedAt ?? time).getTime();
      return change ? [{ bookingId: data.id, goodId: data.goodId, change, at }] : [];
    });
    return this.counting.note(news, tx);
  }
}
