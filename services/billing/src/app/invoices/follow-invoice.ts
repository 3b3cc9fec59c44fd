import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { applyInvoice } from '../../domain/invoices/apply-invoice';
import type { Payment } from '../../domain/payment';
import { DecidePayment } from '../decide-payment';
import { CardProvider, Payments, SecurityTime, type Invoice } from '../ports';

/**
 * Handles a change of an invoice at the provider: fetches its current state and applies it. Events may repeat and
 * arrive in any order.
 */
@Injectable()
export class FollowInvoice {
  constructor(
    private readonly provider: CardProvider,
    private readonly payments: Payments,
    private readonly deciding: DecidePayment,
    private readonly security: SecurityTime,
  ) {}

  /**
   * @param now business time, epoch milliseconds
   * @returns the payment after it; undefined where a later look was applied before, or nothing of ours belongs to it
   */
  async run(invoiceId: string, tx: Tx, now: number): Promise<Payment | undefined> {
    const lookedAt = this.security.now();
    return this.apply(await this.provider.getInvoice(invoiceId), tx, now, lookedAt);
  }

  /** Applies what a call of ours has answered. @param lookedAt when the call began, security time */
  async apply(invoice: Invoice, tx: Tx, now: number, lookedAt: number): Promise<Payment | undefined> {
    const id = await this.payments.paymentOfInvoice(tx, invoice);
    if (!id) return undefined;
    // The provider goes by its own clock, payments by business time.
    const ahead = now - this.security.now();
    const seen = { ...invoice, paidAt: invoice.paidAt === null ? null : invoice.paidAt + ahead };
    return this.deciding.run(
      id,
      (payment, subject) => applyInvoice(payment, subject, seen, now),
      tx,
      now,
      lookedAt,
      invoice.id,
    );
  }
}
