import { PLANS, type BillingInterval, type PlanId } from './plans';

/** Where a plan is from: nobody's choice, given by the operator's staff, or bought by the owner. */
export type PlanSource = 'default' | 'staff' | 'bought';

/** Which plan an account has. */
export interface Subscription {
  readonly accountId: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly plan: PlanId;
  readonly interval: BillingInterval;
  readonly source: PlanSource;
  /** When the default plan is back, epoch milliseconds of business time; null: it stays. */
  readonly until: number | null;
  /** In the place of the plan's own limit; null: that one holds. */
  readonly maxMembers: number | null;
  /** Yen for a seat and month, as agreed with staff; billed by invoice where a provider is set up. */
  readonly price: number | null;
  readonly note: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** What every account begins with, and comes back to. */
export function defaultSubscription(accountId: string, plan: PlanId, now: number): Subscription {
  return {
    ...{ accountId, version: 1, plan, interval: 'none', source: 'default', until: null },
    ...{ maxMembers: null, price: null, note: '', changedAt: now },
  };
}

/** Members beside the owner; null is no limit. */
export function memberLimitOf({
  plan,
  maxMembers,
}: Pick<Subscription, 'plan' | 'maxMembers'>): number | null {
  return maxMembers ?? PLANS[plan].memberLimit;
}

/** What other services are told: the shape of `SubscriptionChanged`. */
export interface SubscriptionSnapshot {
  readonly accountId: string;
  readonly version: number;
  readonly plan: string;
  /** undefined is no limit. */
  readonly memberLimit: number | undefined;
  readonly changedAt: Date;
}

export function subscriptionSnapshot(subscription: Subscription): SubscriptionSnapshot {
  const { accountId, version, plan, changedAt } = subscription;
  const memberLimit = memberLimitOf(subscription) ?? undefined;
  return { accountId, version, plan, memberLimit, changedAt: new Date(changedAt) };
}
