import { PLANS, type BillingInterval, type PlanId } from './plans';

/** Which plan an account has. */
export interface Subscription {
  readonly accountId: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly plan: PlanId;
  readonly interval: BillingInterval;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** What every account begins with. */
export function freeSubscription(accountId: string, now: number): Subscription {
  return { accountId, version: 1, plan: 'free', interval: 'none', changedAt: now };
}

/** What other services are told: the shape of `SubscriptionChanged`. */
export interface SubscriptionFact {
  readonly accountId: string;
  readonly version: number;
  readonly plan: string;
  /** undefined is no limit. */
  readonly memberLimit: number | undefined;
  readonly changedAt: Date;
}

export function subscriptionFact({ accountId, version, plan, changedAt }: Subscription): SubscriptionFact {
  const memberLimit = PLANS[plan].memberLimit ?? undefined;
  return { accountId, version, plan, memberLimit, changedAt: new Date(changedAt) };
}
