import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { sideOf } from '../domain/message';
import { signedIn } from './callers';
import { Messages, type Unread } from './ports/messages';

/** Marks a thread as read up to a message. */
@Injectable()
export class MarkMessagesRead {
  constructor(private readonly messages: Messages) {}

  /** @returns what is left unread in all threads */
  async run(bookingId: string, messageId: string, call: Call): Promise<Unread> {
    const reader = signedIn(call.actor);
    const thread = await this.messages.thread(bookingId, reader);
    if (!thread || sideOf(thread) === null) throw notFound('booking', bookingId);
    const isKnown = await this.messages.markRead(bookingId, messageId, reader);
    if (!isKnown) throw notFound('message', messageId);
    return this.messages.countUnread(reader);
  }
}
