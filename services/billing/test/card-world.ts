import { SETS, textOf, type payments } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { startTestService, type TestService } from '@kashikari/platform/testing';
import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from '../../../tests/payments/double';
import { BillingModule } from '../src';
import type { Loan } from '../src/domain/loan';
import { revision } from './loans';
import { PaymentsWorld } from './payments-world';

const HOUR = 3_600_000;

/** Billing with a card provider, and a lender whose payout account is set up. */
export class CardWorld {
  private constructor(
    readonly world: PaymentsWorld,
    readonly double: PaymentsDouble,
    readonly stripe: Stripe,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<CardWorld> {
    const double = await startPaymentsDouble();
    const world = await PaymentsWorld.start({
      STRIPE_SECRET_KEY: double.secretKey,
      STRIPE_API_BASE: double.url,
      STRIPE_WEBHOOK_SECRET: double.webhookSecret,
      COMMISSION_PERCENT: '10',
      ...env,
    });
    const stripe = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
    const card = new CardWorld(world, double, stripe);
    await card.takesCards(world.lender);
    return card;
  }

  /** A lender whose payout account is set up. */
  async takesCards(accountId: string): Promise<void> {
    const { db } = this.world.service;
    await db.read('insert into account (id, version, deleted) values ($1, 1, false)', [accountId]);
    await db.read('insert into payees values ($1, $2, true)', [accountId, `acct_${accountId}`]);
  }

  /** A booking that is made now and begins in so many hours. */
  booked(total = 5_000, inHours = 240, more: Partial<Loan> = {}): Promise<Loan> {
    const now = this.world.clock.now();
    const startAt = now + inHours * HOUR;
    const price = { ...revision(total), at: now };
    return this.world.booked(total, {
      ...{ startAt, endAt: startAt + 24 * HOUR, startDate: null, endDate: null },
      ...{ charge: { revisions: [price], refundPercent: null }, ...more },
    });
  }

  /** The payer's browser opens the sheet. @returns id of the intent */
  async sheet(paymentId: string, keepCard = false): Promise<string> {
    const { clientSecret } = await this.world.payments().openSheet({ paymentId, keepCard });
    return clientSecret.split('_secret_')[0]!;
  }

  /** The payer confirms with a card. A declined card is an answer, no error. */
  async confirm(intentId: string, card = 'pm_card_visa'): Promise<void> {
    await this.stripe.paymentIntents
      .confirm(intentId, { payment_method: card, return_url: 'https://example.com' })
      .catch(() => undefined);
  }

  /** A booking that is paid by card; what it holds is charged later. */
  async held(total = 5_000, inHours = 240): Promise<{ loan: Loan; id: string; intentId: string }> {
    const loan = await this.booked(total, inHours);
    const { id } = await this.world.paymentOf(loan);
    const intentId = await this.sheet(id);
    await this.confirm(intentId);
    await this.world.payments().retryPayment({ id });
    return { loan, id, intentId };
  }

  /** A loan that was charged and returned; its money is released. */
  async earned(
    total = 5_000,
    more: Partial<Loan> = {},
  ): Promise<{ loan: Loan; id: string; intentId: string }> {
    const held = await this.held(total, 1);
    await this.pass(2);
    const loan = {
      ...held.loan,
      ...more,
      version: 10,
      state: 'returned' as const,
      overAt: this.world.clock.now(),
    };
    await this.world.push(loan);
    await this.pass(0.25);
    return { ...held, loan };
  }

  /** Balances of an account by the ledger's entries, yen. */
  async balancesOf(ownerId = this.world.lender): Promise<Record<string, number>> {
    const rows = await this.world.service.db.read<{ account: string; yen: number }>(
      `select account, -sum(amount)::int as yen from entries where owner_id = $1 group by 1
        having sum(amount) <> 0 order by 1`,
      [ownerId],
    );
    return Object.fromEntries(rows.map(({ account, yen }) => [account, yen]));
  }

  /** Time passes, here and at the provider, and what falls due happens. */
  async pass(hours: number): Promise<void> {
    this.world.clock.advance(hours * HOUR);
    this.double.control.advance(hours * 3_600);
    await this.world.service.drain();
  }

  /** Returns a payment as its payer, or another actor, sees it. */
  async payment(id: string, actor?: Actor): Promise<payments.Payment> {
    return (await this.world.payments(actor).getPayment({ id })).payment!;
  }

  async status(id: string): Promise<string | undefined> {
    return statusOf(await this.payment(id));
  }

  /** Returns the published changes of a loan's payments, in order. */
  async changes(loan: Loan): Promise<(string | undefined)[]> {
    return (await this.world.published(loan)).map(({ change }) => textOf(SETS.paymentChange, change));
  }

  /** Another process of billing, by the same database. */
  replica(): Promise<TestService> {
    const { database, bus, clock, env } = this.world.service;
    return startTestService(BillingModule, { name: 'billing', database, bus, clock, env });
  }

  intent(id: string): Promise<Stripe.PaymentIntent> {
    return this.stripe.paymentIntents.retrieve(id);
  }

  /** Yen that the provider has of the payer, and returned. */
  async moneyOf(id: string): Promise<{ charged: number; refunded: number }> {
    const { data } = await this.stripe.charges.list({ payment_intent: id });
    return {
      charged: data.reduce((sum, { amount_captured: yen }) => sum + yen, 0),
      // The uncaptured part of a hold counts as refunded at the provider.
      refunded: (await this.stripe.refunds.list({ payment_intent: id })).data.reduce(
        (sum, { amount }) => sum + amount,
        0,
      ),
    };
  }

  async stop(): Promise<void> {
    await this.world.service.stop();
    await this.double.close();
  }
}

export const statusOf = ({ status }: payments.Payment) => textOf(SETS.paymentStatus, status);
