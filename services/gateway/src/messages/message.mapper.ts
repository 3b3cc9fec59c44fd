import { type messages, SETS, wordOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { instant } from '../mappers/times';
import type { Message, Unread } from './message.schema';
import type { z } from 'zod';

export function toMessage(message: messages.Message | undefined, bookingId: string): z.input<typeof Message> {
  if (!message) throw notFound('booking', bookingId);
  return {
    id: message.id,
    booking_id: message.bookingId,
    user_id: message.userId,
    side: wordOf(SETS.messageSide, message.sideEnum, message.side),
    body: message.body,
    force_notify: message.forceNotify,
    unread: message.unread,
    created_at: instant(message.createdAt),
  };
}

export function toUnread(unread: messages.Unread | undefined): z.input<typeof Unread> {
  return { messages: unread?.messages ?? 0, bookings: unread?.bookings ?? 0 };
}
