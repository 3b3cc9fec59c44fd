import { billing, SETS, textOf, wordOf } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { instant } from '../mappers/times';
import { Plan, type StaffSubscription, type Subscription } from './plan.schema';
import type { z } from 'zod';

/** Seats that are taken, and people who have none. */
export interface Counts {
  readonly used: number;
  readonly disabled: number;
}

export const toPlan = answerOf(Plan, billing.Plan);

export function toSubscription(
  subscription: billing.Subscription,
  counts: Counts,
): z.input<typeof Subscription> {
  return { ...shown(subscription, counts), requested_plan_id: requestedOf(subscription) };
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
