import { Injectable } from '@nestjs/common';
import { forbidden, unwrap, type Call } from '@kashikari/kernel';
import { PAUSE } from '../domain/message-mails';
import { pushedOf } from '../domain/push';
import { readMailRequest, readTelling, type AskedMail, type TellingRequest } from '../domain/requested-mail';
import { MailQueue } from './ports';
import { PushQueue } from './ports/push';

/** Accepts mails that another service asks for: kept first, sent by a job. */
@Injectable()
export class AcceptMail {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly pushQueue: PushQueue,
  ) {}

  async run(asked: AskedMail, { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    await this.mailQueue.accept([unwrap(readMailRequest(asked))], now);
  }

  /**
   * Accepts a notification of many users. Notifications soon after another of their thread wait, and one mail then
   * covers all of them.
   */
  async tell(asked: TellingRequest, { actor, now }: Call): Promise<void> {
    if (actor.kind !== 'system') throw forbidden();
    const orders = unwrap(readTelling(asked));
    if (orders.length === 0) return;
    if (asked.force) await this.mailQueue.accept(orders, now);
    else await this.mailQueue.acceptSpaced(orders, PAUSE, now);
    // Should we die in between, who asked asks again: the mails are known then, and this comes after.
    await this.pushQueue.accept(pushedOf(orders), now);
  }
}
