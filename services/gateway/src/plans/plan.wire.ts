import { instant } from '../wire/times';
import type { Plan, StaffSubscription, Subscription } from './plan.schema';
import type { billing } from '@kashikari/contracts';
import type { z } from 'zod';

/** Seats that are taken, and people who have none. */
export interface Counts {
  readonly used: number;
  readonly disabled: number;
}

export function toPlan(plan: billing.Plan): z.input<typeof Plan> {
  return {
    id: plan.id,
    member_limit: plan.memberLimit ?? null,
    price_monthly: plan.priceMonthly ?? null,
    price_annual: plan.priceAnnual ?? null,
    currency: plan.currency,
    ads: plan.ads,
    restrict_to_members: plan.restrictToMembers,
    priority_support: plan.prioritySupport,
  };
}

export function toSubscription(
  subscription: billing.Subscription,
  counts: Counts,
): z.input<typeof Subscription> {
  return { ...shown(subscription, counts), requested_plan_id: subscription.requestedPlan || null };
}

export function toStaffSubscription(
  subscription: billing.Subscription,
  counts: Counts,
): z.input<typeof StaffSubscription> {
  const { accountId: account_id, price = null, note } = subscription;
  return { ...shown(subscription, counts), account_id, price, note };
}

function shown(subscription: billing.Subscription, { used, disabled }: Counts) {
  const plan = subscription.plan?.id ?? '';
  return {
    plan,
    plan_id: plan,
    interval: subscription.interval as z.input<typeof Subscription>['interval'],
    source: subscription.source as z.input<typeof Subscription>['source'],
    until: subscription.until ? instant(subscription.until) : null,
    members_count: used,
    members_limit: subscription.memberLimit ?? null,
    disabled_members_count: disabled,
    contact: subscription.contact || null,
  };
}
