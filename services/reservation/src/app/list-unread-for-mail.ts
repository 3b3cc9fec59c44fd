import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { refuseUnlessSystem } from './callers';
import { Messages, type ThreadRecipient, type UnreadText } from './ports/messages';

/** Messages that a mail quotes at most; the thread has the rest. */
const MAX_TEXTS = 10;

/** What receivers of mails have not read yet. Whoever has read it in the meantime needs no mail. */
@Injectable()
export class ListUnreadForMail {
  constructor(private readonly messages: Messages) {}

  async run(asked: readonly ThreadRecipient[], call: Call): Promise<UnreadText[][]> {
    refuseUnlessSystem(call);
    return asked.length ? this.messages.unreadTexts(asked, MAX_TEXTS) : [];
  }
}
