import { addMonths, RENEWAL_LAPSE_DAYS, startOfDay, type Day } from '@kashikari/kernel';
import { billingPeriod, type BillingPeriod } from '@kashikari/pricing';
import { PLANS, type BillingInterval, type PlanId } from '../plans';

/** Plans that are bought, the cheapest first. Plus is agreed with staff. */
export const BOUGHT = ['lite', 'standard'] as const;

export type BoughtPlan = (typeof BOUGHT)[number];

export type PaidInterval = Exclude<BillingInterval, 'none'>;

/** A plan as it can be bought. */
export interface PlanChoice {
  readonly plan: BoughtPlan;
  readonly interval: PaidInterval;
}

/**
 * A plan that an account has bought. It runs in months from its anchor: each month is settled once, and a period of one month or
 * twelve is paid in advance.
 */
export interface Contract extends Omit<PlanChoice, 'plan'> {
  readonly plan: PlanId;
  readonly id: string;
  readonly accountId: string;
  /** IANA time zone in which its days begin. */
  readonly zone: string;
  /** Its first day. */
  readonly anchor: Day;
  /** Months since the anchor that are settled: the current one is the month with this number, from 0. */
  readonly month: number;
  /** Seats that are billed, and the version of the count that they are. */
  readonly seats: number;
  readonly seatsVersion: number;
  /** Yen for one seat and a period, and the discount on it, as the current period was billed. */
  readonly unitPrice: number;
  readonly percentOff: number;
  /** The most seats that are taken and billed; null: those of the plan. */
  readonly maxMembers: number | null;
  /** The choice for the next period; null: no change. `free` ends the contract. */
  readonly next: PlanChoice | 'free' | null;
  /** Time of the first unpaid renewal, epoch milliseconds of business time; null: all is paid. */
  readonly failingSince: number | null;
  /** Tries of the card since then. */
  readonly tries: number;
  /** Yen for one seat and a month that staff agreed, for a plan that they gave; null: it was bought, at the price of the plan. */
  readonly agreedPrice: number | null;
  /** First day on which a given plan is over; null: it goes on. */
  readonly endsOn: Day | null;
}

/** A contract that an owner bought. */
export type BoughtContract = Contract & PlanChoice;

/** Returns true if an owner bought it; false if staff gave it. */
export const isBoughtContract = (contract: Contract): contract is BoughtContract =>
  contract.agreedPrice === null;

const DAY = 86_400_000;

const MONTHS: Readonly<Record<PaidInterval, number>> = { monthly: 1, annual: 12 };

export const isBought = (plan: PlanId): plan is BoughtPlan => (BOUGHT as readonly string[]).includes(plan);

/** Months of a period. */
export const monthsOf = (interval: PaidInterval): number => MONTHS[interval];

/** Yen for one seat and a whole period of a plan that is bought, tax included. */
export function priceOf({ plan, interval }: Pick<Contract, 'plan' | 'interval'>): number {
  const { priceMonthly, priceAnnual } = PLANS[plan];
  return interval === 'annual' ? (priceAnnual ?? 0) * MONTHS.annual : (priceMonthly ?? 0);
}

/** The period that is paid. */
export function periodOf({ anchor, interval, month }: Contract): BillingPeriod {
  const months = monthsOf(interval);
  return billingPeriod(anchor, months, Math.floor(month / months));
}

/** The month of it that is not settled yet. */
export const monthOf = ({ anchor, month }: Contract): BillingPeriod => billingPeriod(anchor, 1, month);

/** Returns the time at which the current month is settled, epoch milliseconds. */
export function settlesAt({ anchor, month, zone }: Contract): number {
  return startOfDay(addMonths(anchor, month + 1), zone);
}

/** Returns the end of the paid period, epoch milliseconds. */
export const periodEnd = (contract: Contract): number => startOfDay(periodOf(contract).to, contract.zone);

/** Returns the time at which an unpaid contract ends, epoch milliseconds; null if all is paid. */
export const endsUnpaidAt = ({ failingSince }: Contract): number | null =>
  failingSince === null ? null : failingSince + RENEWAL_LAPSE_DAYS * DAY;

/** Seats that are billed of those that are taken. */
export const billedSeats = (used: number, maxMembers: number | null): number =>
  maxMembers === null ? used : Math.min(used, maxMembers);

/**
 * Returns true if a choice applies at once: a higher plan, or the same one for a year. Cheaper choices begin with the
 * next period.
 */
export function isUpgrade(from: Contract, to: PlanChoice): boolean {
  // A purchase by an owner replaces a plan that staff gave.
  if (!isBoughtContract(from)) return true;
  const rank = BOUGHT.indexOf(to.plan) - BOUGHT.indexOf(from.plan);
  return rank > 0 || (rank === 0 && from.interval === 'monthly' && to.interval === 'annual');
}
