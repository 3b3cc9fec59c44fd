import { daysBetween, type Day } from '@kashikari/kernel';
import { wholePart } from '../whole-part';
import { daysLeft, priceOfRest, type BillingPeriod } from './billing-period';
import type { SeatChange } from './seat-changes';

/**
 * One line of a plan's bill. `seats`: the seats of a period in advance. `joined`, `left`: seats more or fewer within a period that
 * was billed. `unused`: days of the period that a new one replaces. `discount`: off the lines before it. `carried`: earlier
 * amounts too small to charge. `credit`: paid from credit. `to_credit`: a balance in favour of the account. `waits`: too little to charge now.
 */
export interface PlanLine {
  readonly kind:
    'seats' | 'joined' | 'left' | 'unused' | 'discount' | 'carried' | 'credit' | 'to_credit' | 'waits';
  /** Seats; 1 where the line is not about seats. */
  readonly count: number;
  /** Yen for one seat and the whole period; of the other lines the amount. */
  readonly unitPrice: number;
  /** Days that count, and those of the whole period; both 0 where the line is not about days. */
  readonly days: number;
  readonly ofDays: number;
  /** First day, and the day after the last; null where the line is not about days. */
  readonly from: Day | null;
  readonly to: Day | null;
  /** Percent off; 0 for other lines. */
  readonly percent: number;
  /** Yen, tax included; negative for a reduction. */
  readonly amount: number;
}

export interface SeatPrice {
  /** Yen for one seat and the whole period, tax included. */
  readonly unitPrice: number;
  /** The best discount, whole percent. */
  readonly percentOff: number;
}

/** The seats of a period in advance. */
export function seatsLine(seats: number, unitPrice: number, period: BillingPeriod): PlanLine {
  return overDays('seats', { count: seats, unitPrice, amount: seats * unitPrice }, period, period.from);
}

/** Seats that were taken or left within a period, each to its end, fractions of a seat's price dropped. */
export function changeLines(
  changes: readonly SeatChange[],
  unitPrice: number,
  period: BillingPeriod,
): PlanLine[] {
  return changes.map(({ day, more }) => {
    const amount = more * priceOfRest(unitPrice, period, day);
    return overDays(more > 0 ? 'joined' : 'left', { count: Math.abs(more), unitPrice, amount }, period, day);
  });
}

/** The days of a period from `day` on that are not used: a new period begins on that day. */
export function unusedLine(seats: number, unitPrice: number, period: BillingPeriod, day: Day): PlanLine {
  // A negative zero is no amount.
  const amount = 0 - seats * priceOfRest(unitPrice, period, day);
  return overDays('unused', { count: seats, unitPrice, amount }, period, day);
}

/**
 * Lines with the discount on them; without one they stay as they are. What is left of their sum is cut to the yen: 97 % off
 * 480 leaves 14.
 */
export function discounted(lines: readonly PlanLine[], percent: number): PlanLine[] {
  const sum = sumOf(lines);
  const left = Math.sign(sum) * wholePart(Math.abs(sum) * (100 - percent), 100);
  return left === sum ? [...lines] : [...lines, { ...plainLine('discount', left - sum), percent }];
}

/** A line that is not about seats and days. */
export function plainLine(kind: PlanLine['kind'], amount: number): PlanLine {
  return { kind, count: 1, unitPrice: amount, days: 0, ofDays: 0, from: null, to: null, percent: 0, amount };
}

/** Yen. */
export const sumOf = (lines: readonly PlanLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

function overDays(
  kind: PlanLine['kind'],
  priced: Pick<PlanLine, 'count' | 'unitPrice' | 'amount'>,
  period: BillingPeriod,
  from: Day,
): PlanLine {
  const ofDays = daysBetween(period.from, period.to);
  return { kind, ...priced, days: daysLeft(period, from), ofDays, from, to: period.to, percent: 0 };
}
