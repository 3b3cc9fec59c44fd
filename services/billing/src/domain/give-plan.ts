import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { isPlan, type PlanId } from './plans';
import { defaultSubscription, type Subscription } from './subscription';

/** The word for what accounts have by themselves, where a plan is asked for. */
const DEFAULT_WORD = 'default';

/** Characters of a note, as the REST contract takes them. */
export const LONGEST_NOTE = 1_000;

/** A plan as staff give it; what is null is taken off. */
export interface Gift {
  readonly plan: string;
  /** Epoch milliseconds of business time. */
  readonly until: number | null;
  readonly maxMembers: number | null;
  readonly price: number | null;
  readonly note: string;
}

/**
 * Gives a plan. Refuses `validation.choice` for an unknown plan, `subscription.until` for an end in the past, and
 * `validation.too_long` for a note.
 */
export function givePlan(
  before: Subscription,
  { plan, until, maxMembers, price, note }: Gift,
  standard: PlanId,
  now: number,
): Verdict<Subscription> {
  if (plan === DEFAULT_WORD) return allow(backToDefault(before, standard, now));
  if (!isPlan(plan)) return refuse('validation.choice', undefined, 'plan');
  if (note.length > LONGEST_NOTE) return refuse('validation.too_long', { max: LONGEST_NOTE }, 'note');
  if (until !== null && until <= now) return refuse('subscription.until', undefined, 'until');
  return allow({
    ...{ accountId: before.accountId, version: before.version + 1, plan, interval: 'none', source: 'staff' },
    ...{ until, maxMembers, price, note, changedAt: now },
  });
}

/** The time of a plan is over: what the account has by itself, whatever it had before. */
export function backToDefault(before: Subscription, standard: PlanId, now: number): Subscription {
  return { ...defaultSubscription(before.accountId, standard, now), version: before.version + 1 };
}

/** An end that has come. */
export function isOver({ until }: Subscription, now: number): boolean {
  return until !== null && until <= now;
}
