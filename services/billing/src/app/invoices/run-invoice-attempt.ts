import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { PAY_WITHIN_MINUTES } from '@kashikari/kernel';
import { invoiceRejected } from '../../domain/invoices/apply-invoice';
import type { ProviderOrder } from '../../domain/provider-orders';
import { isPurchase } from '../../domain/subject';
import { Customers } from '../cards/customers';
import { DecidePayment } from '../decide-payment';
import { Attempts, CardProvider, SecurityTime, type Attempt, type Invoice } from '../ports';
import { FollowInvoice } from './follow-invoice';

const MINUTE = 60_000;

type InvoiceOrders = Extract<ProviderOrder, { readonly kind: 'invoice' | 'void' }>;

/** An attempt that is about an invoice. */
export type InvoiceAttempt = Attempt & { readonly order: InvoiceOrders };

export const isInvoiceAttempt = (attempt: Attempt): attempt is InvoiceAttempt =>
  attempt.order.kind === 'invoice' || attempt.order.kind === 'void';

/** Sends an invoice, or ends one, and applies what it became. Repeated, it goes on where it was interrupted. */
@Injectable()
export class RunInvoiceAttempt {
  constructor(
    private readonly attempts: Attempts,
    private readonly provider: CardProvider,
    private readonly customers: Customers,
    private readonly following: FollowInvoice,
    private readonly deciding: DecidePayment,
    private readonly security: SecurityTime,
  ) {}

  /** @param isOld whether the provider may have forgotten the key */
  async run(attempt: InvoiceAttempt, isOld: boolean, tx: Tx, now: number): Promise<void> {
    const lookedAt = this.security.now();
    try {
      const invoice = await this.call(attempt, isOld);
      await this.attempts.finish(tx, attempt.id, 'done');
      if (invoice) await this.following.apply(invoice, tx, now, lookedAt);
    } catch (error) {
      if (attempt.order.kind !== 'invoice' || !this.provider.isRejection(error)) throw error;
      await this.reject(attempt, tx, now);
    }
  }

  private async call(
    { id, paymentId, payerId, order, invoice }: InvoiceAttempt,
    isOld: boolean,
  ): Promise<Invoice | undefined> {
    if (order.kind === 'void') return this.provider.voidInvoice(order.invoiceId, id);
    // Its payer has left: nothing is sent.
    if (!invoice?.email) return undefined;
    const { name, email, locale } = invoice;
    const { amount, description } = order;
    const customerId = await this.customers.idOf(payerId);
    const known = isOld ? await this.provider.findInvoice(id) : undefined;
    const asked = { attemptId: id, paymentId, amount, description, customerId, name, email, locale };
    return this.provider.sendInvoice(asked, id, known);
  }

  private async reject({ id, paymentId, order }: InvoiceAttempt, tx: Tx, now: number): Promise<void> {
    await this.attempts.finish(tx, id, 'refused');
    await this.deciding.run(
      paymentId,
      (payment, subject) => {
        const payBy = isPurchase(subject) ? now + PAY_WITHIN_MINUTES * MINUTE : null;
        return invoiceRejected(payment, order.subject, payBy, now);
      },
      tx,
      now,
    );
  }
}
