import { reservationEvents } from '@kashikari/contracts';
import { usableTimeZone } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteBookingMails } from '../app/write-booking-mails';
import type { Dated } from '../app/write-mails';
import type { BookingNews, MailedChange } from '../domain/booking-mails';
import { occasionOf } from './occasion';

const { BookingChange } = reservationEvents;

const MAILED: Partial<Record<reservationEvents.BookingChange, MailedChange>> = {
  [BookingChange.BOOKING_CHANGE_CREATED]: 'created',
  [BookingChange.BOOKING_CHANGE_UPDATED]: 'updated',
  [BookingChange.BOOKING_CHANGE_EXTENDED]: 'extended',
  [BookingChange.BOOKING_CHANGE_DELAYED]: 'delayed',
  [BookingChange.BOOKING_CHANGE_NOT_DELAYED]: 'not_delayed',
  [BookingChange.BOOKING_CHANGE_CANCELLED]: 'cancelled',
  [BookingChange.BOOKING_CHANGE_PREPARED]: 'prepared',
  [BookingChange.BOOKING_CHANGE_DISPUTE_OPENED]: 'dispute_opened',
  [BookingChange.BOOKING_CHANGE_DISPUTE_CLOSED]: 'dispute_closed',
};

@OnEvent('kashikari.reservation.booking.v1', reservationEvents.BookingChanged)
export class OnBookingChanged implements EventHandler<reservationEvents.BookingChanged> {
  constructor(private readonly writing: WriteBookingMails) {}

  handle(events: Received<reservationEvents.BookingChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews({ id, time, data }: Received<reservationEvents.BookingChanged>): Dated<BookingNews>[] {
  const change = MAILED[data.change];
  // Bookings listed by another event are mailed with it; bookings that ended unpaid are mailed with their payment.
  if (!change || data.listedBy || data.lapsed) return [];
  return [
    {
      eventId: id,
      happenedAt: time.getTime(),
      change,
      bookingId: data.id,
      goodId: data.goodId,
      goodTitle: data.goodTitle,
      lenderId: data.lenderId,
      borrowerId: data.borrowerId,
      quantity: data.quantity,
      ...occasionOf(data, time),
      occasions: data.occasions.map((one) => occasionOf(one, time)),
      timeZone: usableTimeZone(data.timeZone),
      actorId: data.actorId,
      managerIds: data.managerIds,
      officeId: data.officeId,
      delayedFrom: data.delayedFrom,
    },
  ];
}
