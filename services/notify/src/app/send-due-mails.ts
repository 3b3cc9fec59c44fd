import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { MailDispatcher, ROUND } from './mail-dispatcher';
import { MailQueue, type ClaimedMail } from './ports';

/** Takes due mails out of the mail queue, for the dispatcher to carry once that is committed. */
@Injectable()
export class SendDueMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly dispatcher: MailDispatcher,
  ) {}

  async take(now: number, tx: Tx): Promise<ClaimedMail[]> {
    return this.dispatcher.hasRoom() ? this.mailQueue.take(ROUND, now, tx) : [];
  }

  carry(mails: readonly ClaimedMail[]): void {
    if (mails.length) this.dispatcher.carry(mails);
  }
}
