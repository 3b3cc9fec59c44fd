import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { Courier, ROUND } from './courier';
import { Mailroom, type Carried } from './ports';

/** Takes due mails out of the mailroom, for the courier to carry once that is committed. */
@Injectable()
export class SendDueMails {
  constructor(
    private readonly mailroom: Mailroom,
    private readonly courier: Courier,
  ) {}

  async take(now: number, tx: Tx): Promise<Carried[]> {
    return this.courier.hasRoom() ? this.mailroom.take(ROUND, now, tx) : [];
  }

  carry(mails: readonly Carried[]): void {
    if (mails.length) this.courier.carry(mails);
  }
}
