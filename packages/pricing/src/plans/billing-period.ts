import { addMonths, daysBetween, type Day } from '@kashikari/kernel';
import { wholePart } from '../whole-part';

/** Days that are paid for at once; half-open. */
export interface BillingPeriod {
  readonly from: Day;
  /** The first day of the next period. */
  readonly to: Day;
}

/**
 * The period number `index` of a contract, from 0. Each begins on the day of the month on which the contract began, or on the
 * last one of a shorter month: 31 January, 28 February, 31 March.
 * @param anchor first day of the contract
 * @param months length of a period, 1 or 12
 */
export function billingPeriod(anchor: Day, months: number, index: number): BillingPeriod {
  return { from: addMonths(anchor, months * index), to: addMonths(anchor, months * (index + 1)) };
}

/** Days of a period from `day` to its end, that day included; 0 from its end on. */
export function daysLeft({ from, to }: BillingPeriod, day: Day): number {
  return Math.max(0, daysBetween(day > from ? day : from, to));
}

/**
 * Returns the price of one seat from a day to the end of its period, yen, rounded down.
 * @param unitPrice of one seat for the whole period
 */
export function priceOfRest(unitPrice: number, period: BillingPeriod, day: Day): number {
  return wholePart(unitPrice * daysLeft(period, day), daysBetween(period.from, period.to));
}
