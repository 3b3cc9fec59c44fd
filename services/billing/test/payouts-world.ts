import { paymentCards, payouts, SETS, textOf } from '@kashikari/contracts';
import { SYSTEM, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import Stripe from 'stripe';
import { CardWorld } from './card-world';
import { user } from './payments-world';

/** Lenders with payout accounts at the provider, and money in them. */
export class PayoutsWorld {
  private events = 0;

  private constructor(readonly card: CardWorld) {}

  static async start(): Promise<PayoutsWorld> {
    return new PayoutsWorld(await CardWorld.start());
  }

  payouts(actor: Actor) {
    return this.card.world.service.as(actor).connect(payouts.PayoutServiceClient);
  }

  /** A lender whose payout account is set up; later bookings are of its goods. @returns ids here and at the provider */
  async lender(): Promise<{ readonly id: string; readonly account: string }> {
    const { service } = this.card.world;
    const id = newId();
    await service.db.read('insert into account (id, version, deleted) values ($1, 1, false)', [id]);
    const cards = service.as(user(id)).connect(paymentCards.PaymentCardServiceClient);
    await cards.createAccountLink({ returnUrl: 'https://kashi.example/payouts' });
    const row = await service.db.one<{ provider_id: string }>(
      'select provider_id from payees where account_id = $1',
      [id],
    );
    const account = row!.provider_id;
    this.card.double.control.completeOnboarding(account);
    await service.db.read('update payees set takes_cards = true where account_id = $1', [id]);
    Object.assign(this.card.world, { lender: id });
    return { id, account };
  }

  /** A lender with an available balance, commission deducted; the money has reached the provider's balance. */
  async rich(yen = 4_500): Promise<{ readonly id: string; readonly account: string }> {
    const lender = await this.lender();
    await this.card.earned(Math.round(yen / 0.9));
    await this.card.pass(24 * 5);
    return lender;
  }

  /** Requests a payout, which is sent at once. */
  async pay(id: string, amount?: number): Promise<payouts.Payout> {
    const { payout } = await this.payouts(user(id)).requestPayout({ amount });
    await this.card.world.service.drain();
    return this.find(id, payout!.id);
  }

  async find(id: string, payoutId: string): Promise<payouts.Payout> {
    const { payouts: all } = await this.payouts(user(id)).listPayouts({ page: undefined });
    return all.find((payout) => payout.id === payoutId)!;
  }

  /** The state of a payout in one word, with its failure. */
  async stateOf(id: string, payoutId: string): Promise<string> {
    const { status, failure } = await this.find(id, payoutId);
    return [textOf(SETS.payoutStatus, status), failure].filter(Boolean).join(' ');
  }

  /** Payouts of a connected account at the provider. */
  async atProvider(account: string): Promise<Stripe.Payout[]> {
    return (await this.card.stripe.payouts.list({ limit: 100 }, { stripeAccount: account })).data;
  }

  /** Yen that were transferred to a connected account. */
  async transferred(account: string): Promise<number> {
    const { data } = await this.card.stripe.transfers.list({ destination: account, limit: 100 });
    return data.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The provider sends an event about an object, and it is applied. */
  async event(type: string, object: object): Promise<void> {
    const { service } = this.card.world;
    const payload = JSON.stringify({
      id: `evt_${(this.events += 1)}`,
      type,
      object: 'event',
      data: { object },
    });
    const timestamp = Math.floor(service.clock.real() / 1000);
    const secret = this.card.double.webhookSecret;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const cards = service.as(SYSTEM).connect(paymentCards.PaymentCardServiceClient);
    await cards.takeProviderEvent({ body: Buffer.from(payload), signature });
    await service.drain();
  }

  stop(): Promise<void> {
    return this.card.stop();
  }
}
