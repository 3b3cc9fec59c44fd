import { Injectable } from '@nestjs/common';
import { isNews } from '../domain/booking-mails';
import { reminderMail, type ReminderNews } from '../domain/reminder-mails';
import { Mailroom, Times, type Transaction } from './ports';

/** When the event was written, real time. */
export type DatedReminder = ReminderNews & { readonly happenedAt: number };

/** Reminds borrowers of what begins or is to be returned tomorrow, and of what is late. */
@Injectable()
export class WriteReminderMails {
  constructor(
    private readonly mailroom: Mailroom,
    private readonly times: Times,
  ) {}

  async run(news: readonly DatedReminder[], tx: Transaction): Promise<void> {
    const real = this.times.real();
    const orders = news.filter(({ happenedAt }) => isNews(happenedAt, real)).map(reminderMail);
    if (orders.length) await this.mailroom.put(orders, this.times.now(), tx);
  }
}
