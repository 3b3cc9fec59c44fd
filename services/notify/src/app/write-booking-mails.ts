import { Injectable } from '@nestjs/common';
import { bookingMails, isOver, type BookingNews } from '../domain/booking-mails';
import { WriteMails, type Mails } from './write-mails';

/**
 * Writes a mail to each side of a booking for what they should know. Nothing is taken back: a booking that is cancelled
 * before its first mail has left gets both mails, in their order.
 */
@Injectable()
export class WriteBookingMails extends WriteMails<BookingNews> {
  protected mailsOf(news: readonly BookingNews[], now: number): Mails {
    return { atOnce: news.filter((one) => !isOver(one, now)).flatMap(bookingMails) };
  }
}
