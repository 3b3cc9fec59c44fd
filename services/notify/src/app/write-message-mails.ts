import { Injectable } from '@nestjs/common';
import { isNews } from '../domain/booking-mails';
import { messageMails, PAUSE, type MessageNews } from '../domain/message-mails';
import { Mailroom, Times, type Transaction } from './ports';

/** When the event was written, real time. */
export type DatedMessage = MessageNews & { readonly happenedAt: number };

/** Writes a mail to the other sides of a booking when somebody wrote about it. */
@Injectable()
export class WriteMessageMails {
  constructor(
    private readonly mailroom: Mailroom,
    private readonly times: Times,
  ) {}

  async run(news: readonly DatedMessage[], tx: Transaction): Promise<void> {
    const real = this.times.real();
    const { atOnce, spaced } = messageMails(news.filter(({ happenedAt }) => isNews(happenedAt, real)));
    const now = this.times.now();
    if (spaced.length) await this.mailroom.putSpaced(spaced, PAUSE, now, tx);
    if (atOnce.length) await this.mailroom.put(atOnce, now, tx);
  }
}
