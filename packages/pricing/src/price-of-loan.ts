import {
  allow,
  daysBetween,
  HOURLY_UNIT_MINUTES,
  MAX_CHARGE,
  MIN_CHARGE,
  refuse,
  type Verdict,
} from '@kashikari/kernel';
import { cheapestLengths } from './cheapest-lengths';
import type { LoanRange, Prices } from './loan';
import { taxIn } from './shares';
import { wholePart } from './whole-part';

/**
 * One line of a price: `count` × `unitPrice` × `quantity`, cut to the yen, is `amount`. Lines of lateness may be cut to
 * a limit; an extension is a difference of prices and has no unit price (0).
 */
export interface PriceLine {
  /**
   * Length that is charged; `minimum`: the rest up to the lowest charge. At return: `extended`, the price of the added
   * days; `late_day` and `late_hour`, lengths after the end.
   */
  readonly kind: 'month' | 'week' | 'day' | 'hour' | 'minimum' | 'extended' | 'late_day' | 'late_hour';
  /** Months, weeks, days or hours; hours in quarters (2.75). */
  readonly count: number;
  /** Price of one piece for one length, yen, tax included. */
  readonly unitPrice: number;
  /** Pieces. */
  readonly quantity: number;
  /** Yen, tax included. */
  readonly amount: number;
}

/** Price of a loan, whole yen, tax included. */
export interface LoanPrice {
  /** Sum of the lines. */
  readonly total: number;
  /** Consumption tax in the total. */
  readonly tax: number;
  readonly lines: readonly PriceLine[];
}

const QUARTER_MS = HOURLY_UNIT_MINUTES * 60_000;
const QUARTERS_AN_HOUR = 60 / HOURLY_UNIT_MINUTES;

/** Returns true if loans by that unit have a price. Null and 0 are no price. */
export function isPriced(prices: Prices, unit: LoanRange['unit']): boolean {
  if (unit === 'hour') return Boolean(prices.perHour);
  return Boolean(prices.perDay || prices.perWeek || prices.perMonth);
}

/**
 * Price of a loan. By the day the cheapest set of months, weeks and days that covers it; by the hour its started quarters.
 * A total below {@link MIN_CHARGE} is raised to it. A range without a price of its unit is free: total 0, no lines.
 * Refuses a total above {@link MAX_CHARGE} with `payment.amount`.
 */
export function priceOfLoan(prices: Prices, range: LoanRange, quantity: number): Verdict<LoanPrice> {
  const charged = linesOfLoan(prices, range, quantity);
  const sum = charged.reduce((total, { amount }) => total + amount, 0);
  if (sum > MAX_CHARGE) return refuse('payment.amount', { max: MAX_CHARGE });
  const missing = charged.length > 0 ? Math.max(0, MIN_CHARGE - sum) : 0;
  const lines = missing > 0 ? [...charged, minimumLine(missing)] : charged;
  const total = sum + missing;
  return allow({ total, tax: taxIn(total), lines });
}

/** Returns the lines of a loan before the lowest and the highest charge apply. */
export function linesOfLoan(prices: Prices, range: LoanRange, quantity: number): readonly PriceLine[] {
  return range.unit === 'hour' ? hourLines(prices, range, quantity) : dayLines(prices, range, quantity);
}

function dayLines(
  prices: Prices,
  range: Extract<LoanRange, { unit: 'day' }>,
  quantity: number,
): readonly PriceLine[] {
  const days = daysBetween(range.startDate, range.endDate) + 1;
  return cheapestLengths(days, prices).map((length) => ({
    ...length,
    quantity,
    amount: length.count * length.unitPrice * quantity,
  }));
}

function hourLines(
  { perHour }: Prices,
  range: Extract<LoanRange, { unit: 'hour' }>,
  quantity: number,
): readonly PriceLine[] {
  if (!perHour) return [];
  const quarters = Math.ceil((range.endAt - range.startAt) / QUARTER_MS);
  const amount = wholePart(quarters * perHour * quantity, QUARTERS_AN_HOUR);
  return [{ kind: 'hour', count: quarters / QUARTERS_AN_HOUR, unitPrice: perHour, quantity, amount }];
}

const minimumLine = (missing: number): PriceLine => ({
  kind: 'minimum',
  count: 1,
  unitPrice: missing,
  quantity: 1,
  amount: missing,
});
