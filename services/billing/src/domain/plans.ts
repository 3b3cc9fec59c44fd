import {
  FREE_LEGACY_PLAN_MEMBERS,
  FREE_PLAN_MEMBERS,
  LITE_ANNUAL_YEN,
  LITE_MONTHLY_YEN,
  LITE_PLAN_MEMBERS,
  STANDARD_ANNUAL_YEN,
  STANDARD_MONTHLY_YEN,
} from '@kashikari/kernel';

/** A plan of an account (spec section 9). Prices are whole yen a month, tax included. */
export interface Plan {
  readonly id: PlanId;
  /** Members beside the owner; null is no limit. */
  readonly memberLimit: number | null;
  /** null where it is agreed by contract. */
  readonly priceMonthly: number | null;
  /** A month, when paid for a year. */
  readonly priceAnnual: number | null;
  readonly currency: 'JPY';
  readonly ads: boolean;
  /** True if goods can be restricted to members, `prevent_public_access`. */
  readonly restrictToMembers: boolean;
  readonly prioritySupport: boolean;
}

/** The table, cheapest first: what everybody may ask for. */
export const OFFERED = ['free', 'lite', 'standard', 'plus'] as const;

/** Those and what staff alone give: `free_legacy` is Free as it was sold before, up to `FREE_LEGACY_PLAN_MEMBERS` (spec section 9). */
export const PLAN_IDS = [...OFFERED, 'free_legacy'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Billing interval of a subscription; `none` for a free plan. */
export type BillingInterval = 'none' | 'monthly' | 'annual';

const paid = { currency: 'JPY', ads: false, restrictToMembers: true, prioritySupport: true } as const;

/** Cheapest first. Goods and bookings are unlimited in all of them. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    memberLimit: FREE_PLAN_MEMBERS,
    priceMonthly: 0,
    priceAnnual: 0,
    currency: 'JPY',
    ads: true,
    restrictToMembers: false,
    prioritySupport: false,
  },
  free_legacy: {
    id: 'free_legacy',
    memberLimit: FREE_LEGACY_PLAN_MEMBERS,
    priceMonthly: 0,
    priceAnnual: 0,
    currency: 'JPY',
    ads: true,
    restrictToMembers: false,
    prioritySupport: false,
  },
  lite: {
    id: 'lite',
    memberLimit: LITE_PLAN_MEMBERS,
    priceMonthly: LITE_MONTHLY_YEN,
    priceAnnual: LITE_ANNUAL_YEN,
    currency: 'JPY',
    ads: true,
    restrictToMembers: false,
    prioritySupport: false,
  },
  standard: {
    id: 'standard',
    memberLimit: null,
    priceMonthly: STANDARD_MONTHLY_YEN,
    priceAnnual: STANDARD_ANNUAL_YEN,
    ...paid,
  },
  plus: { id: 'plus', memberLimit: null, priceMonthly: null, priceAnnual: null, ...paid },
};

/** The plans in the order in which they are shown. */
export function listPlans(): Plan[] {
  return OFFERED.map((id) => PLANS[id]);
}

export function isPlan(id: string): id is PlanId {
  return (PLAN_IDS as readonly string[]).includes(id);
}

export function isOffered(id: string): id is (typeof OFFERED)[number] {
  return (OFFERED as readonly string[]).includes(id);
}

/** The features of a plan beside its members (spec section 6). */
export interface PlanFeatures {
  /** Its account may switch off advertisements. */
  readonly adFree: boolean;
  /** Its account may restrict its goods to members. */
  readonly restrictToMembers: boolean;
  readonly prioritySupport: boolean;
}

export function featuresOf(plan: PlanId): PlanFeatures {
  const { ads, restrictToMembers, prioritySupport } = PLANS[plan];
  return { adFree: !ads, restrictToMembers, prioritySupport };
}
