import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { DAY } from './clock';
import { newId } from './ids';
import { isWithin } from './params';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

/** The provider's fee on a card payment, per mille, rounded to the yen. */
const FEE_PER_MILLE = 36;

/** Time for which a card payment's money is pending, seconds. */
const PENDING = 4 * DAY;

const cardFee = (amount: number) => Math.round((amount * FEE_PER_MILLE) / 1000);

interface Movement {
  readonly type: Stripe.BalanceTransaction.Type;
  /** Signed; from the account's view. */
  readonly amount: number;
  readonly currency: string;
  readonly source: string;
  readonly fee?: number;
  readonly description?: string | null;
  /** Unix time, seconds; by default at once. */
  readonly available_on?: number;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  adjustment: 'dispute',
  payment: 'charge',
  payout_failure: 'payout_reversal',
};

/** Records a movement of an account's balance. */
export function record(sandbox: Sandbox, data: AccountData, movement: Movement): Stripe.BalanceTransaction {
  const { type, amount, currency, source, fee = 0, description = null } = movement;
  const created = sandbox.clock.now();
  return data.add({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: movement.available_on ?? created,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: CATEGORIES[type] ?? type,
    source,
    status: 'pending',
    type,
  });
}

/** Records the money of a captured charge. */
export function recordCharge(
  sandbox: Sandbox,
  data: AccountData,
  charge: Stripe.Charge,
  isAvailable = false,
) {
  const { amount_captured: amount, currency, id: source, description } = charge;
  const available_on = sandbox.clock.now() + (isAvailable ? 0 : PENDING);
  return record(sandbox, data, {
    type: 'charge',
    ...{ amount, currency, source, description, available_on },
    fee: cardFee(amount),
  });
}

const transactionsOf = (data: AccountData) => data.all<Stripe.BalanceTransaction>('balance_transaction');

/** Returns the amount that can be paid out or transferred now. */
export function availableBalance(sandbox: Sandbox, data: AccountData, currency = 'jpy'): number {
  const now = sandbox.clock.now();
  const due = transactionsOf(data).filter((one) => one.currency === currency && one.available_on <= now);
  return due.reduce((sum, { net }) => sum + net, 0);
}

function balance({ sandbox, data }: Call) {
  const available = availableBalance(sandbox, data);
  const total = transactionsOf(data).reduce((sum, { net }) => sum + net, 0);
  const row = (amount: number) => [{ amount, currency: 'jpy', source_types: { card: amount } }];
  return { object: 'balance', available: row(available), livemode: false, pending: row(total - available) };
}

const withStatus = (sandbox: Sandbox, one: Stripe.BalanceTransaction): Stripe.BalanceTransaction => ({
  ...one,
  status: one.available_on <= sandbox.clock.now() ? 'available' : 'pending',
});

const FILTERS = {
  created: 'range',
  currency: 'string',
  payout: 'string',
  source: 'string',
  type: 'string',
} as const;

export const BALANCE_ROUTES: readonly Route[] = [
  route('GET', '/v1/balance', {}, balance),
  listRoute('/v1/balance_transactions', FILTERS, ({ sandbox, data, params }) =>
    transactionsOf(data)
      .filter((one) => isWithin(one.created, params.created))
      .filter((one) => !params.currency || one.currency === params.currency)
      .filter((one) => !params.source || one.source === params.source)
      .filter((one) => !params.payout || one.source === params.payout)
      .filter((one) => !params.type || one.type === params.type)
      .map((one) => withStatus(sandbox, one)),
  ),
  route('GET', '/v1/balance_transactions/:id', {}, ({ sandbox, data, path }) =>
    withStatus(sandbox, data.find<Stripe.BalanceTransaction>('balance_transaction', path.id ?? '')),
  ),
];
