import { answer, api } from '@kashikari/web-kit';
import type { OutgoingMessage } from '../rules/outbox';

/** Sends a message under its own key: sent again, it is written once. Refusals: `message.force_notify`. */
export function createMessage(bookingId: string, { key, body, forceNotify }: OutgoingMessage) {
  return answer(
    api.POST('/messages', {
      params: { header: { 'Idempotency-Key': key } },
      body: { booking_id: bookingId, body, force_notify: forceNotify },
    }),
  );
}
