import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { writeMessage, type Draft, type Message } from '../domain/message';
import { writer } from './callers';
import { Messages } from './ports/messages';

/** Writes a message into the thread of a booking. */
@Injectable()
export class CreateMessage {
  constructor(private readonly messages: Messages) {}

  async run(bookingId: string, draft: Draft, call: Call): Promise<Message> {
    return this.messages.write(bookingId, writer(call.actor), call, (thread) =>
      writeMessage(thread, draft, call.now),
    );
  }
}
