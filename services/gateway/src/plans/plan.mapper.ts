import { billing, SETS, textOf, wordOf, type contracts } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { instant, instantOrNull } from '../mappers/times';
import { toAmounts } from './bill.mapper';
import { Plan, type PlanList, type StaffSubscription, type Subscription } from './plan.schema';
import type { z } from 'zod';

/** Seats that are taken, and people who have none. */
export interface Counts {
  readonly used: number;
  readonly disabled: number;
}

export const toPlan = answerOf(Plan, billing.Plan);

export function toPlanList(list: billing.ListPlansResponse): z.input<typeof PlanList> {
  return {
    plans: list.plans.map(toPlan),
    default_plan_id: wordOf(SETS.planId, list.defaultPlan),
    price_unit: list.pricePerMember ? 'member' : 'account',
    volume_discounts: list.volumeDiscounts.map(({ fromMembers, percentOff }) => ({
      from_members: fromMembers,
      percent_off: percentOff,
    })),
  };
}

export function toSubscription(
  subscription: billing.Subscription,
  counts: Counts,
  next: contracts.GetNextBillResponse,
): z.input<typeof Subscription> {
  const { plan, coupon, status, credit, nextPlan, nextInterval } = subscription;
  return {
    ...{ ...shown(subscription, counts), requested_plan_id: requestedOf(subscription), credit },
    status: wordOf(SETS.subscriptionStatus, status),
    period_end: instantOrNull(subscription.periodEnd),
    ends_unpaid_at: instantOrNull(subscription.endsUnpaidAt),
    payment_id: subscription.paymentId || null,
    coupon: coupon ? toCoupon(coupon) : null,
    next_plan_id: textOf(SETS.planId, nextPlan) ?? null,
    next_interval: textOf(SETS.billingInterval, nextInterval) ?? null,
    next_bill: next.bill && next.at ? { ...toAmounts(next.bill), at: instant(next.at) } : null,
    features: featuresOf(plan),
  };
}

const toCoupon = ({ code, name, percentOff, monthsLeft }: billing.Coupon) => ({
  ...{ code, name, percent_off: percentOff, months_left: monthsLeft ?? null },
});

function featuresOf(plan: billing.Plan | undefined): z.input<typeof Subscription>['features'] {
  if (!plan) return [];
  return [
    ...(plan.ads ? [] : (['no_ads'] as const)),
    ...(plan.restrictToMembers ? (['restrict_to_members'] as const) : []),
    ...(plan.prioritySupport ? (['priority_support'] as const) : []),
  ];
}

export function toStaffSubscription(
  subscription: billing.Subscription,
  counts: Counts,
): z.input<typeof StaffSubscription> {
  const { accountId: account_id, price = null, note } = subscription;
  return { ...shown(subscription, counts), account_id, price, note };
}

function requestedOf({ requestedPlan }: billing.Subscription) {
  return textOf(SETS.planId, requestedPlan) ?? null;
}

function shown(subscription: billing.Subscription, { used, disabled }: Counts) {
  const plan = subscription.plan ? wordOf(SETS.planId, subscription.plan.id) : '';
  return {
    plan,
    plan_id: plan,
    interval: wordOf(SETS.billingInterval, subscription.interval),
    source: wordOf(SETS.planSource, subscription.source),
    until: subscription.until ? instant(subscription.until) : null,
    members_count: used,
    members_limit: subscription.memberLimit ?? null,
    disabled_members_count: disabled,
    contact: subscription.contact || null,
  };
}
