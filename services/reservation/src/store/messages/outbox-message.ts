import { enumOf, SETS } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { Thread, WrittenMessage } from '../../domain/message';

const MESSAGE_TOPIC = 'kashikari.reservation.message.v1';

/** Returns the event MessageWritten in JSON. It excludes the text of the message. */
export function messageWritten(thread: Thread, { message, toldIds }: WrittenMessage): OutgoingEvent {
  return {
    topic: MESSAGE_TOPIC,
    key: message.bookingId,
    type: 'kashikari.reservation.v1.MessageWritten',
    data: {
      id: message.id,
      booking_id: message.bookingId,
      good_id: thread.goodId,
      good_title: thread.goodTitle,
      lender_id: thread.lenderId,
      borrower_id: thread.borrowerId,
      author_id: message.authorId,
      side: message.side,
      side_enum: enumOf(SETS.messageSide, message.side),
      told_ids: toldIds,
      force_notify: message.forceNotify,
      written_at: new Date(message.createdAt).toISOString(),
    },
  };
}
