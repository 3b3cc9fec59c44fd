import type { components } from '@kashikari/web-kit';

export interface Plan {
  readonly id: string;
  /** Members beside the owner; null is no limit. */
  readonly member_limit: number | null;
  /** Yen a month; null where it is agreed by contract. */
  readonly price_monthly: number | null;
  /** Yen a month when paid for a year. */
  readonly price_annual: number | null;
  readonly currency: string;
  readonly ads: boolean;
  readonly restrict_to_members: boolean;
  readonly priority_support: boolean;
}

/** Free as it was sold before, with more members; staff alone give it. */
export const LEGACY = 'free_legacy';

export type Interval = 'annual' | 'monthly';

export type Gain =
  'unlimitedGoods' | 'languages' | 'schedules' | 'largeGroups' | 'noAds' | 'restrict' | 'support';

/**
 * Returns the benefits of a plan as translation keys. The free plan lists the common benefits; the others list their
 * additions.
 */
export function gainsOf(plan: Plan): readonly Gain[] {
  if (plan.price_monthly === 0) return ['unlimitedGoods', 'schedules', 'languages'];
  const gains: Gain[] = ['largeGroups'];
  if (!plan.ads) gains.push('noAds');
  if (plan.restrict_to_members) gains.push('restrict');
  if (plan.priority_support) gains.push('support');
  return gains;
}

/** Yen saved a month by paying for a year, at the least over the plans that have both prices; 0 when nothing is saved. */
export function yearlySaving(plans: readonly Plan[]): number {
  const savings = plans.flatMap(({ price_monthly, price_annual }) =>
    price_monthly && price_annual !== null ? [price_monthly - price_annual] : [],
  );
  return savings.length === 0 ? 0 : Math.max(0, Math.min(...savings));
}

/**
 * Returns true if everybody has all features, as at a school's own installation: its default plan has no member limit
 * and all features.
 */
export function includesAll({
  plans,
  default_plan_id: standard,
}: {
  readonly plans: readonly Plan[];
  readonly default_plan_id: string;
}): boolean {
  return plans.some((plan) => plan.id === standard && plan.member_limit === null && plan.restrict_to_members);
}

/** The answer of `GET /plans`. */
export type PlanTable = components['schemas']['PlanList'];

/** Plans that are bought; the others are given or agreed. */
const SOLD = ['lite', 'standard'] as const;
export type Sold = (typeof SOLD)[number];

/** Returns true if a plan can be bought without a request to the operator. */
export function isSold(id: string): id is Sold {
  return (SOLD as readonly string[]).includes(id);
}

/** A plan that can be bought beside the one of now. */
export interface Offer {
  readonly key: string;
  /** Another plan, or the same one paid at another interval. */
  readonly kind: 'plan' | 'interval';
  readonly plan: Plan & { readonly id: Sold };
  /** Null: to be chosen. */
  readonly interval: Interval | null;
}

/**
 * Returns the offers for an account. An account without a bought plan can buy each plan at either interval. Otherwise
 * it can buy the other plan, or the other interval.
 */
export function offersFor(
  { plan_id: now, source, interval }: components['schemas']['Subscription'],
  { plans }: PlanTable,
): Offer[] {
  const sold = plans.filter((plan): plan is Offer['plan'] => isSold(plan.id));
  const paid = source === 'bought' && interval !== 'none' ? interval : null;
  const other = paid === 'annual' ? 'monthly' : 'annual';
  return [
    ...sold
      .filter(({ id }) => paid === null || id !== now)
      .map((plan) => ({ key: plan.id, kind: 'plan' as const, plan, interval: paid })),
    ...sold
      .filter(({ id }) => paid !== null && id === now)
      .map((plan) => ({ key: other, kind: 'interval' as const, plan, interval: other as Interval })),
  ];
}
