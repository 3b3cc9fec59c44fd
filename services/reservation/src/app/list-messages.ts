import { mayWrite, notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { mayNote } from '../domain/booking-note';
import { mayForceNotify, sideOf } from '../domain/message';
import { signedIn } from './callers';
import { Messages, type MessagePage, type SeenMessage } from './ports/messages';

export interface MessagesFound {
  readonly messages: readonly SeenMessage[];
  readonly total: number;
  /** The viewer's permissions in the thread: `write`, `force_notify`, `note`. */
  readonly permissions: readonly string[];
}

/** The thread of a booking, for those who take part in it. */
@Injectable()
export class ListMessages {
  constructor(private readonly messages: Messages) {}

  async run(bookingId: string, page: MessagePage, call: Call): Promise<MessagesFound> {
    const { actor } = call;
    const reader = signedIn(actor);
    const thread = await this.messages.thread(bookingId, reader);
    if (!thread || sideOf(thread) === null) throw notFound('booking', bookingId);
    const writes = mayWrite(actor);
    const permissions = [
      ...(writes ? ['write'] : []),
      ...(writes && mayForceNotify(thread) ? ['force_notify'] : []),
      ...(writes && mayNote(thread).ok ? ['note'] : []),
    ];
    return { ...(await this.messages.list(bookingId, reader, page)), permissions };
  }
}
