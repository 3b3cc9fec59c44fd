import { Injectable } from '@nestjs/common';
import { bookingMails, isNews, type BookingNews } from '../domain/booking-mails';
import { Mailroom, Times, type Transaction } from './ports';

/** When the event was written, real time. */
export type DatedNews = BookingNews & { readonly happenedAt: number };

/**
 * Writes a mail to each side of a booking for what they should know. Nothing is taken back: a booking that is cancelled
 * before its first mail has left gets both mails, in their order.
 */
@Injectable()
export class WriteBookingMails {
  constructor(
    private readonly mailroom: Mailroom,
    private readonly times: Times,
  ) {}

  async run(news: readonly DatedNews[], tx: Transaction): Promise<void> {
    const real = this.times.real();
    const orders = news.filter(({ happenedAt }) => isNews(happenedAt, real)).flatMap(bookingMails);
    if (orders.length) await this.mailroom.put(orders, this.times.now(), tx);
  }
}
