import { messages } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { Message, type Unread } from './message.schema';
import type { z } from 'zod';

const toBody = answerOf(Message, messages.Message);

export function toMessage(message: messages.Message | undefined, bookingId: string) {
  if (!message) throw notFound('booking', bookingId);
  return toBody(message);
}

export function toUnread(unread: messages.Unread | undefined): z.input<typeof Unread> {
  return { messages: unread?.messages ?? 0, bookings: unread?.bookings ?? 0 };
}
