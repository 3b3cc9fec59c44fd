import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Patch } from '../shared/patch';
import type { User } from './user';

/** The features of a plan that settings of an account need. */
export interface PlanFeatures {
  /** The account may switch off advertisements. */
  readonly adFree: boolean;
  /** The account may restrict its goods to members. */
  readonly restrictToMembers: boolean;
}

type Gated = Pick<User, 'rules' | 'hideAds'>;

/** The cheapest plan that includes them. */
const NEEDED_PLAN = 'standard';

/** Settings that a plan must include before they are switched on (spec section 6), by their wire names. */
const GATES = [
  {
    field: 'prevent_public_access',
    isOn: ({ rules }: Gated) => rules.preventPublicAccess,
    includes: ({ restrictToMembers }: PlanFeatures) => restrictToMembers,
  },
  {
    field: 'hide_ads',
    isOn: ({ hideAds }: Gated) => hideAds,
    includes: ({ adFree }: PlanFeatures) => adFree,
  },
] as const;

/** Returns true if a patch switches on a setting that only some plans include. */
export function asksForPlan(user: Gated, patch: Patch): boolean {
  return GATES.some(({ field, isOn }) => patch[field] === true && !isOn(user));
}

/** Returns true if a change switches on a setting that only some plans include. */
export function needsPlan(before: Gated, after: Gated): boolean {
  return GATES.some(({ isOn }) => !isOn(before) && isOn(after));
}

/**
 * Refuses `plan.required` for a setting that the change switches on and the plan does not include. A setting that is on
 * stays: nothing becomes public because a plan has ended.
 */
export function withinPlan(before: User, after: User, features: PlanFeatures): Verdict<User> {
  for (const { field, isOn, includes } of GATES)
    if (!isOn(before) && isOn(after) && !includes(features))
      return refuse('plan.required', { feature: field, plan: NEEDED_PLAN }, field);
  return allow(after);
}

/** Returns the account after its plan has ended or changed: without a plan that is free of advertisements, it sees them. */
export function afterPlan(user: User, adFree: boolean, now: number): User {
  if (adFree || !user.hideAds) return user;
  return { ...user, hideAds: false, version: user.version + 1, updatedAt: now };
}
