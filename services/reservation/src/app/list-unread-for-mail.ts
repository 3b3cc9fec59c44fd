import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { refuseUnlessSystem } from './callers';
import { Messages, type ThreadRecipient, type UnreadText } from './ports/messages';

/** Maximum number of messages that a mail quotes; the thread has the rest. */
const MAX_TEXTS = 10;

/** Lists unread messages for recipients of mails. No mail is due to a recipient who has read them in the meantime. */
@Injectable()
export class ListUnreadForMail {
  constructor(private readonly messages: Messages) {}

  async run(asked: readonly ThreadRecipient[], call: Call): Promise<UnreadText[][]> {
    refuseUnlessSystem(call);
    return asked.length ? this.messages.unreadTexts(asked, MAX_TEXTS) : [];
  }
}
