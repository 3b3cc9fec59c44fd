import { reservationEvents } from '@kashikari/contracts';
import { usableTimeZone, type WebhookEvent } from '@kashikari/kernel';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { instantOf, newsOf, rangeOf } from './news-of';

const { BookingChange } = reservationEvents;

const EVENTS: Partial<Record<reservationEvents.BookingChange, WebhookEvent>> = {
  [BookingChange.BOOKING_CHANGE_CREATED]: 'booking.created',
  [BookingChange.BOOKING_CHANGE_UPDATED]: 'booking.updated',
  [BookingChange.BOOKING_CHANGE_EXTENDED]: 'booking.extended',
  [BookingChange.BOOKING_CHANGE_AUTO_EXTENDED]: 'booking.extended',
  [BookingChange.BOOKING_CHANGE_DELAYED]: 'booking.delayed',
  [BookingChange.BOOKING_CHANGE_HANDED_OVER]: 'booking.handed_over',
  [BookingChange.BOOKING_CHANGE_RETURNED]: 'booking.returned',
  [BookingChange.BOOKING_CHANGE_RECEIVED]: 'booking.received',
  [BookingChange.BOOKING_CHANGE_CANCELLED]: 'booking.cancelled',
  [BookingChange.BOOKING_CHANGE_DISPUTE_OPENED]: 'booking.dispute_opened',
  [BookingChange.BOOKING_CHANGE_DISPUTE_CLOSED]: 'booking.dispute_closed',
};

/** Delivers changes of bookings to webhooks of their lender. */
@OnEvent('kashikari.reservation.booking.v1', reservationEvents.BookingChanged)
export class DeliverBookingChanges implements EventHandler<reservationEvents.BookingChanged> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<reservationEvents.BookingChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews(event: Received<reservationEvents.BookingChanged>): News[] {
  const { data } = event;
  const name = EVENTS[data.change];
  if (!name) return [];
  const range = rangeOf(data);
  return [
    newsOf(event, name, data.changedAt, {
      accountId: data.lenderId,
      goodId: data.goodId,
      data: {
        ...{ id: data.id, version: data.version, good_id: data.goodId, lender_id: data.lenderId },
        ...{ borrower_id: data.borrowerId, quantity: data.quantity, state: data.state },
        ...range.data,
        returned_at: instantOf(data.returnedAt),
        cancelled_at: instantOf(data.cancelledAt),
        series_id: data.seriesId || undefined,
      },
      facts: {
        ...range.facts,
        ...{ title: data.goodTitle, quantity: data.quantity, personId: data.borrowerId },
        timeZone: usableTimeZone(data.timeZone),
        path: `/bookings/${data.id}`,
      },
    }),
  ];
}
