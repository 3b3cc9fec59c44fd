import type { billing, seats } from '@kashikari/contracts';
import { contracts, enumOf, identityEvents, payments, SETS, textOf } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import type { TestService } from '@kashikari/platform/testing';
import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from '../../../tests/payments/double';
import { as, startWorld, type World } from './billing-world';

const HOUR = 3_600_000;

type Line = readonly [kind: string | undefined, amount: number];

/** Billing with a card provider, where owners buy plans. */
export class PlansWorld {
  private readonly versions = new Map<string, number>();

  private constructor(
    readonly world: World,
    readonly double: PaymentsDouble,
    readonly stripe: Stripe,
    private readonly env: Record<string, string>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<PlansWorld> {
    const double = await startPaymentsDouble();
    const all = {
      ...{ STRIPE_SECRET_KEY: double.secretKey, STRIPE_API_BASE: double.url },
      ...{ STRIPE_WEBHOOK_SECRET: double.webhookSecret, ...env },
    };
    const world = await startWorld(all);
    const stripe = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
    return new PlansWorld(world, double, stripe, all);
  }

  get service() {
    return this.world.service;
  }

  contracts(owner: Actor) {
    return this.service.as(owner).connect(contracts.ContractServiceClient);
  }

  payments(owner: Actor) {
    return this.service.as(owner).connect(payments.PaymentServiceClient);
  }

  /** An owner with so many people on seats. */
  async owner(
    used: number,
    more: Partial<seats.FoundAccount> = {},
  ): Promise<Actor & { readonly userId: string }> {
    const account = await this.world.account(more);
    this.world.used.set(account.id, used);
    this.world.versions.set(account.id, 1);
    this.versions.set(account.id, 1);
    return as(account) as Actor & { readonly userId: string };
  }

  /** Another number of seats is taken, now. */
  async seats(
    { userId }: { readonly userId: string },
    used: number,
    changedAt = this.world.clock.now(),
  ): Promise<void> {
    const version = (this.versions.get(userId) ?? 1) + 1;
    this.versions.set(userId, version);
    this.world.used.set(userId, used);
    this.world.versions.set(userId, version);
    const data = { accountId: userId, version, used, changedAt: new Date(changedAt) };
    await this.service.publish({
      ...{ topic: 'kashikari.identity.seats.v1', key: userId, type: 'kashikari.identity.v1.SeatsChanged' },
      data: identityEvents.SeatsChanged.toJSON(data),
    });
    await this.service.drain();
  }

  order(
    plan: 'lite' | 'standard',
    interval: 'monthly' | 'annual' = 'monthly',
    more: Partial<contracts.BuyPlanRequest> = {},
  ): contracts.BuyPlanRequest {
    return {
      ...{ plan: enumOf(SETS.planId, plan), interval: enumOf(SETS.billingInterval, interval), coupon: '' },
      ...more,
    };
  }

  /** The owner's browser pays with a card, which is kept. */
  async pay(owner: Actor, paymentId: string, card = 'pm_card_visa'): Promise<string | undefined> {
    const { clientSecret } = await this.payments(owner).openSheet({ paymentId, keepCard: true });
    await this.stripe.paymentIntents
      .confirm(clientSecret.split('_secret_')[0]!, {
        payment_method: card,
        return_url: 'https://example.com',
      })
      .catch(() => undefined);
    await this.payments(owner).retryPayment({ id: paymentId });
    await this.service.drain();
    return this.status(owner, paymentId);
  }

  /** Bought and paid. @returns id of the payment */
  async buy(owner: Actor, ...order: Parameters<PlansWorld['order']>): Promise<string> {
    const { paymentId } = await this.contracts(owner).buyPlan(this.order(...order));
    if (paymentId) expect(await this.pay(owner, paymentId)).toBe('succeeded');
    return paymentId;
  }

  async status(owner: Actor, id: string): Promise<string | undefined> {
    const { payment } = await this.payments(owner).getPayment({ id });
    return textOf(SETS.paymentStatus, payment!.status);
  }

  /** All of the owner's payments, the oldest first: status, yen, and the lines of the bill. */
  async paid(owner: Actor): Promise<[status: string | undefined, yen: number, lines: Line[]][]> {
    const { payments: found } = await this.payments(owner).listPayments({
      ...{ scope: enumOf(SETS.paymentScope, 'pay'), bookingId: '', afterId: '', page: undefined },
      ...{ from: undefined, to: undefined },
    });
    return found
      .toReversed()
      .map(({ status, amount, bill }) => [
        textOf(SETS.paymentStatus, status),
        amount,
        bill!.lines.map((line) => [textOf(SETS.planLineKind, line.kind), line.amount]),
      ]);
  }

  async subscription(owner: Actor): Promise<billing.Subscription> {
    return (await this.world.plans(owner).getSubscription({})).subscription!;
  }

  async plan(owner: Actor): Promise<string> {
    const { plan, status, credit } = await this.subscription(owner);
    const words = [textOf(SETS.planId, plan!.id), textOf(SETS.subscriptionStatus, status)];
    return [...words, ...(credit ? [credit] : [])].join(' ');
  }

  /** It becomes that moment, here and at the provider, and what falls due happens. */
  async at(moment: string): Promise<void> {
    await this.pass(Date.parse(moment) - this.world.clock.now());
  }

  async pass(milliseconds: number): Promise<void> {
    this.world.clock.advance(milliseconds);
    this.double.control.advance(Math.round(milliseconds / 1000));
    for (let round = 0; round < 3; round += 1) await this.service.drain();
  }

  /** Another process of billing, by the same database. */
  async replica(): Promise<TestService> {
    return (await startWorld(this.env, this.world)).service;
  }

  /** Sums of the ledger by account and tax code, of what an owner was billed. */
  async ledger({ userId }: { readonly userId: string }): Promise<Record<string, number>> {
    const rows = await this.service.db.read<{ name: string; total: number }>(
      `select concat_ws(' ', e.account, e.tax_code) as name, sum(e.amount)::int as total
        from entries e join journals j on j.id = e.journal_id
        join bills b on j.source_id = b.id::text where b.account_id = $1 group by 1 order by 1`,
      [userId],
    );
    return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
  }

  mailsTo(owner: { readonly userId: string }, template: string) {
    return this.world.mails.filter(
      (mail) => mail.to === `${owner.userId}@example.jp` && mail.template === template,
    );
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.double.close();
  }
}

export { HOUR };
