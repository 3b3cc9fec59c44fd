import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { Courier, ROUND } from './courier';
import { MailQueue, type Carried } from './ports';

/** Takes due mails out of the mail queue, for the courier to carry once that is committed. */
@Injectable()
export class SendDueMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly courier: Courier,
  ) {}

  async take(now: number, tx: Tx): Promise<Carried[]> {
    return this.courier.hasRoom() ? this.mailQueue.take(ROUND, now, tx) : [];
  }

  carry(mails: readonly Carried[]): void {
    if (mails.length) this.courier.carry(mails);
  }
}
