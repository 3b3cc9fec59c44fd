import {
  addDays,
  dayOf,
  endOfDay,
  HOURLY_UNIT_MINUTES,
  LATE_HOURS_PER_DAY,
  PRICE_MONTH_DAYS,
  PRICE_WEEK_DAYS,
  type Day,
} from '@kashikari/kernel';
import type { LoanRange, Prices } from './loan';
import type { PriceLine } from './price-of-loan';
import { wholePart } from './whole-part';

/** Facts of a loan that decide what lateness costs. */
export interface LateTerms {
  readonly prices: Prices;
  readonly zone: string;
  readonly whole: LoanRange;
  readonly isClosed: (day: Day) => boolean;
}

const QUARTER_MS = HOURLY_UNIT_MINUTES * 60_000;
const DAY_MS = 86_400_000;
const QUARTERS_AN_HOUR = 60 / HOURLY_UNIT_MINUTES;

/**
 * Returns the price of a late day for one piece, yen: that of a day, else a seventh of a week, else a 31st of a month,
 * rounded up; 0 where no day has a price.
 */
export function lateDayPrice({ perDay, perWeek, perMonth }: Omit<Prices, 'perHour'>): number {
  return (
    perDay || Math.ceil((perWeek ?? 0) / PRICE_WEEK_DAYS) || Math.ceil((perMonth ?? 0) / PRICE_MONTH_DAYS)
  );
}

/**
 * Returns the line for pieces that came back together; undefined if they were in time. By the hour, started quarters
 * count, up to {@link LATE_HOURS_PER_DAY} hours for each 24 hours after the end.
 * @param at time of the return, epoch milliseconds
 */
export function lateLine(terms: LateTerms, at: number, quantity: number): PriceLine | undefined {
  const { prices, whole } = terms;
  if (whole.unit === 'day') {
    const count = lateDays(whole.endDate, at, terms);
    const unitPrice = lateDayPrice(prices);
    if (count === 0 || unitPrice === 0) return undefined;
    return { kind: 'late_day', count, unitPrice, quantity, amount: count * unitPrice * quantity };
  }
  const unitPrice = prices.perHour ?? 0;
  const quarters = lateQuarters(whole.endAt, at, terms);
  if (quarters === 0 || unitPrice === 0) return undefined;
  const amount = wholePart(quarters * unitPrice * quantity, QUARTERS_AN_HOUR);
  return { kind: 'late_hour', count: quarters / QUARTERS_AN_HOUR, unitPrice, quantity, amount };
}

function lateDays(endDate: Day, at: number, { zone, isClosed }: LateTerms): number {
  const last = dayOf(at, zone);
  let count = 0;
  for (let day = addDays(endDate, 1); day <= last; day = addDays(day, 1)) if (!isClosed(day)) count += 1;
  return count;
}

function lateQuarters(endAt: number, at: number, terms: LateTerms): number {
  let count = 0;
  for (let from = endAt; from < at; from += DAY_MS) {
    const open = openQuarters(from, Math.min(from + DAY_MS, at), terms);
    count += Math.min(open, LATE_HOURS_PER_DAY * QUARTERS_AN_HOUR);
  }
  return count;
}

/** Returns the number of quarters from `from` on that begin before `until`, on days that are open. */
function openQuarters(from: number, until: number, { zone, isClosed }: LateTerms): number {
  let count = 0;
  for (let begin = from; begin < until;) {
    const day = dayOf(begin, zone);
    const quarters = Math.ceil((Math.min(endOfDay(day, zone), until) - begin) / QUARTER_MS);
    if (!isClosed(day)) count += quarters;
    begin += quarters * QUARTER_MS;
  }
  return count;
}
