import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { refused, type Call } from '@kashikari/kernel';
import { isByInvoice } from '../../domain/payment-states';
import { nextInvoice } from '../../domain/invoices/payment-invoice';
import { changePayment } from '../../domain/payment';
import type { SeenPayment } from '../../domain/payment-permissions';
import { DecidePayment } from '../decide-payment';
import { Attempts, CardProvider, Payments, PaymentViews } from '../ports';
import { FollowInvoice } from './follow-invoice';
import { SendInvoices } from './send-invoices';

/** The longest pause between two looks, milliseconds. */
const LONGEST = 6 * 3_600_000;

const FIRST = 60_000;

const DAY = 86_400_000;

/** Looks at invoices, whether or not the provider's events arrive, and sends what failed again. */
@Injectable()
export class LookAtInvoice {
  constructor(
    private readonly provider: CardProvider,
    private readonly payments: Payments,
    private readonly views: PaymentViews,
    private readonly attempts: Attempts,
    private readonly following: FollowInvoice,
    private readonly deciding: DecidePayment,
    private readonly sending: SendInvoices,
  ) {}

  /** Checks an open invoice on a schedule, at growing intervals. */
  async byClock(id: string, round: number, tx: Tx, now: number): Promise<void> {
    const invoiceId = await this.payments.invoiceOf(tx, id);
    if (invoiceId === null || !this.provider.isOn) return;
    const payment = await this.following.run(invoiceId, tx, now);
    if (payment && !isByInvoice(payment.status)) return;
    await this.attempts.follow(tx, id, now + Math.min(FIRST * 2 ** round, LONGEST), round + 1);
  }

  /**
   * The payer asks for an invoice that failed once more: it is looked at, and mailed again, once a day; one that is void is replaced.
   * @throws DomainError `payment.state` for a payment without a sent invoice
   */
  async retry({ payment: { id, invoice, status } }: SeenPayment, call: Call): Promise<SeenPayment> {
    if (!invoice) throw refused('payment.state', { status });
    const invoiceId = invoice.id;
    if (invoiceId) await this.payments.transaction((tx) => this.following.run(invoiceId, tx, call.now));
    const [seen] = await this.sending.views([id], call);
    const after = seen!.payment;
    if (after.status !== 'invoice_payment_failed') return seen!;
    if (after.error !== 'invoice_void') return this.remind(seen!, invoiceId, call);
    await this.payments.transaction((tx) =>
      this.deciding.run(
        id,
        (locked) => {
          if (locked.error !== 'invoice_void' || !locked.invoice) return { outcomes: [], orders: [] };
          const again = changePayment(locked, { error: '', invoice: nextInvoice(locked.invoice) }, call.now);
          return { outcomes: [{ change: 'updated', payment: again }], orders: [] };
        },
        tx,
        call.now,
      ),
    );
    const [sent] = await this.sending.run([id], call);
    return sent!;
  }

  private async remind(seen: SeenPayment, invoiceId: string, call: Call): Promise<SeenPayment> {
    if (invoiceId)
      await this.provider.remindInvoice(invoiceId, `remind:${invoiceId}:${Math.floor(call.now / DAY)}`);
    return (await this.views.find(seen.payment.id, call)) ?? seen;
  }
}
