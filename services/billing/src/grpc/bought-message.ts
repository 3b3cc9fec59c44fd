import { enumOf, SETS, type billing } from '@kashikari/contracts';
import type { AccountState } from '../app/ports';
import { endsUnpaidAt, periodEnd, type Contract } from '../domain/contracts/contract';
import type { RedeemedCoupon } from '../domain/contracts/plan-account';

type ContractFields = Pick<
  billing.Subscription,
  'status' | 'periodEnd' | 'credit' | 'coupon' | 'nextPlan' | 'nextInterval' | 'endsUnpaidAt'
>;

/** Returns the contract fields of a plan that is bought, or about to be. */
export function toContract(state: AccountState | undefined): ContractFields {
  const { contract, account } = state ?? {};
  const ends = contract ? endsUnpaidAt(contract) : null;
  return {
    status: enumOf(SETS.subscriptionStatus, state ? statusOf(state) : 'active'),
    periodEnd: contract && new Date(periodEnd(contract)),
    credit: account?.credit ?? 0,
    coupon: account?.coupon ? toCoupon(account.coupon) : undefined,
    ...nextOf(contract),
    endsUnpaidAt: ends === null ? undefined : new Date(ends),
  };
}

function statusOf({ contract, purchase }: AccountState) {
  if (contract?.failingSince) return 'past_due';
  if (contract?.next === 'free') return 'ending';
  return !contract && purchase ? 'waiting' : 'active';
}

function nextOf(contract: Contract | undefined): Pick<ContractFields, 'nextPlan' | 'nextInterval'> {
  const next = contract?.next ?? null;
  if (next === null) return { nextPlan: undefined, nextInterval: undefined };
  if (next === 'free')
    return { nextPlan: enumOf(SETS.planId, 'free'), nextInterval: enumOf(SETS.billingInterval, 'none') };
  return {
    nextPlan: enumOf(SETS.planId, next.plan),
    nextInterval: enumOf(SETS.billingInterval, next.interval),
  };
}

export const toCoupon = ({ code, name, percent, monthsLeft }: RedeemedCoupon): billing.Coupon => ({
  ...{ code, name, percentOff: percent, monthsLeft: monthsLeft ?? undefined },
});
