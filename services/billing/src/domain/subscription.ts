import { featuresOf, PLANS, type BillingInterval, type PlanFeatures, type PlanId } from './plans';

/** Origin of a plan: the default, given by the operator's staff, or bought by the owner. */
export type PlanSource = 'default' | 'staff' | 'bought';

export interface Subscription {
  readonly accountId: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly plan: PlanId;
  readonly interval: BillingInterval;
  readonly source: PlanSource;
  /** Time at which the default plan returns, epoch milliseconds of business time; null: never. */
  readonly until: number | null;
  /** Replaces the plan's member limit; null: the plan's limit applies. */
  readonly maxMembers: number | null;
  /** Yen for a seat and month, as agreed with staff; billed by invoice where a provider is set up. */
  readonly price: number | null;
  readonly note: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Returns the subscription of a new account, and of one whose plan has ended. */
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

/** A subscription as published to other services; the shape of `SubscriptionChanged`. */
export interface SubscriptionSnapshot {
  readonly accountId: string;
  readonly version: number;
  readonly plan: string;
  /** undefined is no limit. */
  readonly memberLimit: number | undefined;
  readonly changedAt: Date;
  readonly features: PlanFeatures;
}

export function subscriptionSnapshot(subscription: Subscription): SubscriptionSnapshot {
  const { accountId, version, plan, changedAt } = subscription;
  const memberLimit = memberLimitOf(subscription) ?? undefined;
  return {
    ...{ accountId, version, plan, memberLimit },
    ...{ changedAt: new Date(changedAt), features: featuresOf(plan) },
  };
}
