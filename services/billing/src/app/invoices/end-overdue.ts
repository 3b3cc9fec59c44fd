import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { overdue } from '../../domain/invoices/apply-invoice';
import { isPurchase } from '../../domain/subject';
import { DecidePayment } from '../decide-payment';
import { CardProvider, Payments } from '../ports';
import { FollowInvoice } from './follow-invoice';

/** The date of an invoice is over. */
@Injectable()
export class EndOverdue {
  constructor(
    private readonly payments: Payments,
    private readonly provider: CardProvider,
    private readonly following: FollowInvoice,
    private readonly deciding: DecidePayment,
  ) {}

  /**
   * Ends an overdue invoice. A payment in time keeps the purchase even if the provider's event has not arrived.
   * @param now business time, epoch milliseconds
   */
  async run(paymentId: string, tx: Tx, now: number): Promise<void> {
    const invoiceId = await this.payments.invoiceOf(tx, paymentId);
    if (invoiceId !== null && this.provider.isOn) await this.following.run(invoiceId, tx, now);
    await this.deciding.run(
      paymentId,
      (payment, subject) => {
        const outcome = overdue(payment, isPurchase(subject), now);
        return { outcomes: outcome ? [outcome] : [], orders: [] };
      },
      tx,
      now,
    );
  }
}
