import { Injectable } from '@nestjs/common';
import { isNews } from '../domain/booking-mails';
import { waitMail, type WaitNews } from '../domain/wait-mails';
import { Mailroom, Times, type Transaction } from './ports';

/** When the event was written, real time. */
export type DatedWait = WaitNews & { readonly happenedAt: number };

/** Tells who waits that it is its turn, and when the time to answer went by. */
@Injectable()
export class WriteWaitMails {
  constructor(
    private readonly mailroom: Mailroom,
    private readonly times: Times,
  ) {}

  async run(news: readonly DatedWait[], tx: Transaction): Promise<void> {
    const real = this.times.real();
    const orders = news.filter(({ happenedAt }) => isNews(happenedAt, real)).map(waitMail);
    if (orders.length) await this.mailroom.put(orders, this.times.now(), tx);
  }
}
