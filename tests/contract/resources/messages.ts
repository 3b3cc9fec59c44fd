import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

/** Messages about a booking; the member has written one about the world's. */
export const messages = resource({
  make: async ({ member, bookingId }) => {
    const words = { booking_id: bookingId, body: SECRET_WORD };
    return { messageId: (await made(member.api.post('/messages', words), 'message')).id };
  },
  examples: {
    createMessage: ({ bookingId }) => ({ body: { booking_id: bookingId, body: 'Where do I get it?' } }),
    listMessages: ({ bookingId }) => ({ query: { booking_id: bookingId } }),
    markMessagesRead: ({ bookingId, messageId }) => ({
      body: { booking_id: bookingId, message_id: messageId },
    }),
    countUnreadMessages: () => ({}),
  },
  run: {
    'writes about a booking, reads it, and marks it read': async ({ lender, member, bookingId }) => {
      const words = { booking_id: bookingId, body: '鍵はどこですか。' };
      const written = await member.api.post('/messages', words);
      expect([written.status, written.body.message.side]).toEqual([201, 'borrower']);
      const message_id = written.body.message.id;
      const { body } = await lender.api.get('/messages', { booking_id: bookingId });
      expect([body.messages[0].body, body.users[0].id]).toEqual(['鍵はどこですか。', member.id]);
      const shown = await lender.api.get(`/bookings/${bookingId}`);
      const unread = shown.body.booking.unread_messages as number;
      expect(unread).toBe(body.meta.total);
      const before = (await lender.api.get('/messages/unread')).body.unread.messages as number;
      const left = await lender.api.send('PUT', '/messages/read', {
        body: { booking_id: bookingId, message_id },
      });
      expect(left.body.unread.messages).toBe(before - unread);
    },
  },
});
