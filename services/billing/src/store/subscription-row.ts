import type { BillingInterval, PlanId } from '../domain/plans';
import type { PlanSource, Subscription } from '../domain/subscription';

export interface SubscriptionRow {
  account_id: string;
  version: number;
  plan: PlanId;
  billing_interval: BillingInterval;
  source: PlanSource;
  until: Date | null;
  max_members: number | null;
  price: number | null;
  note: string;
  changed_at: Date;
}

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    accountId: row.account_id,
    version: row.version,
    plan: row.plan,
    interval: row.billing_interval,
    source: row.source,
    until: row.until && row.until.getTime(),
    maxMembers: row.max_members,
    price: row.price,
    note: row.note,
    changedAt: row.changed_at.getTime(),
  };
}

export function toRow(subscription: Subscription): SubscriptionRow {
  const { accountId, version, plan, interval, source, until, maxMembers, price, note, changedAt } =
    subscription;
  return {
    ...{ account_id: accountId, version, plan, billing_interval: interval, source },
    until: until === null ? null : new Date(until),
    ...{ max_members: maxMembers, price, note, changed_at: new Date(changedAt) },
  };
}
