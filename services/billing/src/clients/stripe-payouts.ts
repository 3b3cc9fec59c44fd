import type Stripe from 'stripe';
import { PayoutProvider, type PayoutOrder } from '../app/ports';
import type { PayoutState } from '../domain/payouts/payout';
import { ProviderFault } from './stripe-errors';

/** Runs a call and translates its errors. */
type Calling = <T>(work: () => Promise<T>) => Promise<T>;

/** Transfers to connected accounts of Stripe, and their payouts. */
export class StripePayouts extends PayoutProvider {
  constructor(
    private readonly stripe: Stripe,
    private readonly call: Calling,
  ) {
    super();
  }

  override async transfer({ payoutId, amount, account }: PayoutOrder, key: string): Promise<string> {
    const transfer = {
      ...{ amount, currency: 'jpy', destination: account, transfer_group: payoutId },
      metadata: { attempt_id: payoutId, payout_id: payoutId },
    };
    const made = await this.call(() => this.stripe.transfers.create(transfer, { idempotencyKey: key }));
    return made.id;
  }

  override async findTransfer({ payoutId }: PayoutOrder): Promise<string | undefined> {
    const { data } = await this.call(() =>
      this.stripe.transfers.list({ transfer_group: payoutId, limit: 1 }),
    );
    return data[0]?.id;
  }

  override async payOut({ payoutId, amount, account }: PayoutOrder, key: string): Promise<PayoutState> {
    const payout = {
      ...{ amount, currency: 'jpy' },
      metadata: { attempt_id: payoutId, payout_id: payoutId },
    };
    const options = { idempotencyKey: key, stripeAccount: account };
    return toState(await this.call(() => this.stripe.payouts.create(payout, options)));
  }

  override findPayout({ payoutId, account }: PayoutOrder): Promise<PayoutState | undefined> {
    return this.call(async () => {
      for await (const payout of this.stripe.payouts.list({ limit: 100 }, { stripeAccount: account }))
        if (payout.metadata?.['attempt_id'] === payoutId) return toState(payout);
      return undefined;
    });
  }

  override async getPayout(id: string, account: string): Promise<PayoutState> {
    return toState(await this.call(() => this.stripe.payouts.retrieve(id, {}, { stripeAccount: account })));
  }

  override rejectionOf(error: unknown): string | undefined {
    return error instanceof ProviderFault ? error.code || 'rejected' : undefined;
  }
}

const STATUSES: ReadonlySet<string> = new Set(['pending', 'in_transit', 'paid', 'failed', 'canceled']);

const toState = ({ id, status, failure_code: failure }: Stripe.Payout): PayoutState => ({
  ...{ id, failure: failure ?? '' },
  status: STATUSES.has(status) ? (status as PayoutState['status']) : 'pending',
});
