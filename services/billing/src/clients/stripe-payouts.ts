import type Stripe from 'stripe';
import { PayoutProvider, type PayoutOrder, type ProviderBooks } from '../app/ports';
import type { DisputeState } from '../domain/chargeback';
import type { PayoutState } from '../domain/payouts/payout';
import { readMovements } from './stripe-movements';
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

  override async getDispute(id: string): Promise<DisputeState | undefined> {
    return toDispute(await this.call(() => this.stripe.disputes.retrieve(id)));
  }

  override listDisputes(since: number): Promise<DisputeState[]> {
    return this.call(async () => {
      const created = { gte: Math.floor(since / 1000) };
      const found: DisputeState[] = [];
      for await (const dispute of this.stripe.disputes.list({ created, limit: 100 }))
        found.push(...[toDispute(dispute)].filter((one) => one !== undefined));
      return found;
    });
  }

  override listMovements(since: number | undefined): Promise<ProviderBooks> {
    return this.call(() => readMovements(this.stripe, since));
  }

  override async balanceOf(account: string): Promise<number> {
    const { available, pending } = await this.call(() =>
      this.stripe.balance.retrieve({}, { stripeAccount: account }),
    );
    return [...available, ...pending]
      .filter(({ currency }) => currency === 'jpy')
      .reduce((sum, { amount }) => sum + amount, 0);
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

/** Statuses of a chargeback, whose money the bank has taken. Inquiries (`warning_…`) take none. */
const DISPUTES: Readonly<Record<string, DisputeState['status']>> = {
  ...{ needs_response: 'open', under_review: 'open', won: 'won', lost: 'lost' },
};

function toDispute({ id, payment_intent: intent, amount, status }: Stripe.Dispute): DisputeState | undefined {
  const state = DISPUTES[status];
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  return state && intentId ? { id, intentId, amount, status: state } : undefined;
}
