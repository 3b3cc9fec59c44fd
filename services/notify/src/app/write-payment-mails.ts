import { Injectable } from '@nestjs/common';
import { paymentMails, type PaymentNews } from '../domain/payment-mails';
import { WriteMails, type Mails } from './write-mails';

/** Writes to payers what they are to pay, what was paid, failed or goes back; to lenders that a booking ended unpaid. */
@Injectable()
export class WritePaymentMails extends WriteMails<PaymentNews> {
  protected mailsOf(news: readonly PaymentNews[]): Mails {
    return { atOnce: news.flatMap(paymentMails) };
  }
}
