import { reservationEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { WriteDeliveries } from '../../app/webhooks/write-deliveries';
import type { News } from '../../domain/webhooks/news';
import { newsOf } from './news-of';

/** Delivers messages about bookings to webhooks of their lender, without their text. */
@OnEvent('kashikari.reservation.message.v1', reservationEvents.MessageWritten)
export class DeliverMessages implements EventHandler<reservationEvents.MessageWritten> {
  constructor(private readonly writing: WriteDeliveries) {}

  handle(events: Received<reservationEvents.MessageWritten>[], tx: Tx): Promise<void> {
    return this.writing.run(events.map(toNews), tx);
  }
}

function toNews(event: Received<reservationEvents.MessageWritten>): News {
  const { id, bookingId, goodId, goodTitle, lenderId, authorId, side, writtenAt } = event.data;
  return newsOf(event, 'message.created', writtenAt, {
    ...{ accountId: lenderId, goodId },
    data: { id, booking_id: bookingId, good_id: goodId, author_id: authorId, side },
    facts: { title: goodTitle, personId: authorId, path: `/bookings/${bookingId}` },
  });
}
