import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, refused, type Call } from '@kashikari/kernel';
import { canPayByCard, isByInvoice } from '../domain/payment-states';
import type { SeenPayment } from '../domain/payment-permissions';
import { requireProvider } from './cards/require-provider';
import { FollowIntent } from './follow-intent';
import { LookAtInvoice } from './invoices/look-at-invoice';
import { Attempts, CardProvider, Payments, PaymentViews } from './ports';

/** The longest pause between two looks, milliseconds. */
const LONGEST = 3_600_000;

const FIRST = 20_000;

/** Looks made of one payment after the payer was given the sheet: the last some two days after it. */
const ROUNDS = 60;

/** Looks at the provider, whether or not its events arrive: an installation may be where the provider can't reach it. */
@Injectable()
export class LookAgain {
  constructor(
    private readonly provider: CardProvider,
    private readonly payments: Payments,
    private readonly views: PaymentViews,
    private readonly attempts: Attempts,
    private readonly following: FollowIntent,
    private readonly invoices: LookAtInvoice,
  ) {}

  /** Checks a payment on a schedule, at growing intervals, while the payer may still confirm it. */
  async byClock(id: string, round: number, tx: Tx, now: number): Promise<void> {
    const intentId = await this.payments.intentOf(tx, id);
    if (intentId === null) return this.invoices.byClock(id, round, tx, now);
    if (round > ROUNDS || !this.provider.isOn) return;
    const payment = await this.following.run(intentId, tx, now);
    if (payment && !canPayByCard(payment.status)) return;
    const pause = Math.min(FIRST * 2 ** round, LONGEST);
    await this.attempts.follow(tx, id, now + pause, round + 1);
  }

  /**
   * Updates a payment from the provider when its payer tries again, so that an ended intent can be replaced. An invoice
   * is mailed again, or replaced if it is void.
   * @throws DomainError `payment.state`, `payment.session_timeout` for one that is void, `payments.off`
   */
  async retry(id: string, call: Call): Promise<SeenPayment> {
    accountHolder(call);
    const seen = await this.views.find(id, call);
    if (!seen) throw notFound('payment', id);
    const { payment, pays } = seen;
    if (!pays) throw forbidden();
    if (payment.settlement !== 'card') throw refused('payment.state', { status: payment.status });
    requireProvider(this.provider);
    if (payment.status === 'canceled') throw refused('payment.session_timeout');
    if (isByInvoice(payment.status)) return this.invoices.retry(seen, call);
    if (!canPayByCard(payment.status) || payment.intentId === null) return seen;
    const { intentId } = payment;
    await this.payments.transaction((tx) => this.following.run(intentId, tx, call.now));
    return (await this.views.find(id, call)) ?? seen;
  }
}
