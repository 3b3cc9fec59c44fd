import { allow, PAYOUT_MIN, refuse, type Verdict } from '@kashikari/kernel';
import { moved, type Journal } from '../ledger';

export type PayoutStatus = 'requested' | 'in_transit' | 'paid' | 'failed';

/** A payout to a lender's bank account. Amounts are yen; times are epoch milliseconds of business time. */
export interface Payout {
  readonly id: string;
  readonly accountId: string;
  readonly amount: number;
  readonly status: PayoutStatus;
  /** The money was not requested for too long. */
  readonly isAutomatic: boolean;
  /** Part of the amount that is sent to the connected account. The rest is there since an earlier payout failed. */
  readonly transferAmount: number;
  /** The provider's ids; empty before. */
  readonly transferId: string;
  readonly providerId: string;
  /** Number of calls that the provider rejected. */
  readonly tries: number;
  /** The provider's code of the failure; empty otherwise. */
  readonly failure: string;
  /** Time of the oldest sale that it pays out; null if it leaves a rest. */
  readonly oldestAt: number | null;
  readonly requestedAt: number;
  readonly endedAt: number | null;
}

/** A payout as the provider knows it. */
export interface PayoutState {
  readonly id: string;
  readonly status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  /** The provider's code; empty for none. */
  readonly failure: string;
}

/** A change of a payout, with what is entered in the ledger. */
export interface PayoutChange {
  readonly payout: Payout;
  readonly journal?: Journal;
}

/**
 * Returns the amount of a payout.
 * @param asked yen; undefined for all that is available
 * @param available yen; negative after a chargeback
 */
export function amountOf(asked: number | undefined, available: number): Verdict<number> {
  const amount = asked ?? available;
  const most = Math.max(0, available);
  if (asked === undefined && available < 1) return refuse('payout.no_available_amount', { available: most });
  if (amount < PAYOUT_MIN) return refuse('payout.minimum', { min: PAYOUT_MIN }, 'amount');
  if (amount > available) return refuse('payout.no_available_amount', { available: most }, 'amount');
  return allow(amount);
}

const CLEARING = { account: 'clearing', ownerId: null } as const;

const purses = (ownerId: string) =>
  ({ available: { account: 'available', ownerId }, transit: { account: 'transit', ownerId } }) as const;

export function requested({ id, accountId, amount, requestedAt }: Payout): Journal {
  const { available, transit } = purses(accountId);
  return moved(
    'payout_requested',
    { sourceId: id, at: requestedAt },
    { from: available, to: transit },
    amount,
  );
}

/**
 * Applies what the provider says of a payout. A payout that arrived may still be returned by the bank; one that failed is over.
 * @returns undefined if nothing is new
 */
export function applyPayout(payout: Payout, state: PayoutState, now: number): PayoutChange | undefined {
  const providerId = state.id;
  if (state.status === 'failed' || state.status === 'canceled')
    return failPayout({ ...payout, providerId }, state.failure || state.status, now);
  if (payout.status === 'paid' || payout.status === 'failed') return undefined;
  if (state.status === 'paid') {
    const { id: sourceId, accountId, amount } = payout;
    const way = { from: purses(accountId).transit, to: CLEARING };
    return {
      payout: { ...payout, providerId, status: 'paid', endedAt: now },
      journal: moved('payout_paid', { sourceId, at: now }, way, amount),
    };
  }
  return payout.status === 'in_transit'
    ? undefined
    : { payout: { ...payout, providerId, status: 'in_transit' } };
}

/** The amount is available again. Returns undefined for a payout that failed before. */
export function failPayout(payout: Payout, failure: string, now: number): PayoutChange | undefined {
  if (payout.status === 'failed') return undefined;
  const { id: sourceId, accountId, amount } = payout;
  const { available, transit } = purses(accountId);
  const isReturned = payout.status === 'paid';
  const way = { from: isReturned ? CLEARING : transit, to: available };
  return {
    payout: { ...payout, status: 'failed', failure, endedAt: now },
    journal: moved(isReturned ? 'payout_returned' : 'payout_failed', { sourceId, at: now }, way, amount),
  };
}
