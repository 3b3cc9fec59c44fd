import { reservationEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import type { Dated } from '../app/write-mails';
import { WriteMessageMails } from '../app/write-message-mails';
import type { MessageNews } from '../domain/message-mails';

@OnEvent('kashikari.reservation.message.v1', reservationEvents.MessageWritten)
export class OnMessageWritten implements EventHandler<reservationEvents.MessageWritten> {
  constructor(private readonly writing: WriteMessageMails) {}

  handle(events: Received<reservationEvents.MessageWritten>[], tx: Tx): Promise<void> {
    return this.writing.run(events.map(toNews), tx);
  }
}

function toNews({ id, time, data }: Received<reservationEvents.MessageWritten>): Dated<MessageNews> {
  const { bookingId, goodId, borrowerId, goodTitle, lenderId, authorId, toldIds, forceNotify } = data;
  return {
    eventId: id,
    happenedAt: time.getTime(),
    messageId: data.id,
    ...{ bookingId, goodId, borrowerId, goodTitle, lenderId, authorId, toldIds, forceNotify },
  };
}
