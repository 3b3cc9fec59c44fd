import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Marks a thread as read up to a message; badges learn what is left. */
export function useMarkMessagesRead(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      answer(api.PUT('/messages/read', { body: { booking_id: bookingId, message_id: messageId } })),
    onSuccess: ({ unread }) => {
      client.setQueryData(['messages', 'unread'], { notifications: { unreadCount: unread.messages } });
      return Promise.all([
        client.invalidateQueries({ queryKey: ['messages', { bookingId }] }),
        client.invalidateQueries({ queryKey: ['bookings'] }),
      ]);
    },
  });
}
