import { reservationEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { CountBookings, type BookingNews } from '../app/count-bookings';

const CHANGES: Partial<Record<reservationEvents.BookingChange, BookingNews['change']>> = {
  [reservationEvents.BookingChange.BOOKING_CHANGE_CREATED]: 'made',
  [reservationEvents.BookingChange.BOOKING_CHANGE_CANCELLED]: 'cancelled',
};

/** Only making and cancelling count; what else happens to a booking is no matter of the catalog. */
@OnEvent('kashikari.reservation.booking.v1', reservationEvents.BookingChanged)
export class OnBookingChanged implements EventHandler<reservationEvents.BookingChanged> {
  constructor(private readonly counting: CountBookings) {}

  handle(events: Received<reservationEvents.BookingChanged>[], tx: Tx): Promise<void> {
    const news = events.flatMap(({ data, time }) => {
      const change = CHANGES[data.change];
      return change ? [{ goodId: data.goodId, change, at: (data.changedAt ?? time).getTime() }] : [];
    });
    return this.counting.run(news, tx);
  }
}
