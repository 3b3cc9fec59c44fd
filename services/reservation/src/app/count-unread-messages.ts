import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { signedIn } from './callers';
import { Messages, type Unread } from './ports/messages';

/** Counts unread messages, for the badge that every screen shows. */
@Injectable()
export class CountUnreadMessages {
  constructor(private readonly messages: Messages) {}

  async run(call: Call): Promise<Unread> {
    return this.messages.countUnread(signedIn(call.actor));
  }
}
