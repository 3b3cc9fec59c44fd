import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { signedIn } from './callers';
import { Messages, type Unread } from './ports/messages';

/** What somebody has not read, for the badge that stands on every screen. */
@Injectable()
export class CountUnreadMessages {
  constructor(private readonly messages: Messages) {}

  async run(call: Call): Promise<Unread> {
    return this.messages.countUnread(signedIn(call.actor));
  }
}
