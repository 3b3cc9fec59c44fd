import { ALWAYS_OPEN, whyClosed } from '@kashikari/availability';
import { addDays, dayOf, groupedBy, weekdayOf, type Day } from '@kashikari/kernel';
import type { Lender } from './good';

/** Grouping of statistics: by month, by good, or by weekday. */
export type UsageBy = 'month' | 'good' | 'weekday';

/** Counts of a lender's bookings for one key: a month `YYYY-MM`, the id of a good, or a weekday (0 is Sunday). */
export interface UsageCount {
  readonly key: string;
  readonly lenderId: string;
  /** Bookings that start then; without what was cancelled or never collected, as everywhere here. */
  readonly lent: number;
  /** Days begun on which units were out, each unit for itself. */
  readonly daysOut: number;
  /** Bookings that ended in this key, whose end is past, and that were returned. */
  readonly returned: number;
  /** Bookings of `returned` that were back by the end of their last day (by the hour: 15 minutes after their end). */
  readonly onTime: number;
  /** Bookings that ended in this key, whose end is past, and that are still out. */
  readonly overdue: number;
}

/** A lender and its number of units of the goods in scope; for each good separately in statistics by good. */
export interface UsageStock {
  readonly lender: Lender;
  readonly pieces: number;
  readonly goodId?: string;
}

/** One line of figures. */
export interface Usage {
  readonly key: string;
  readonly lent: number;
  readonly daysOut: number;
  /**
   * `daysOut` divided by the days on which the units could have been out: units × open days so far. Null if there are
   * none.
   */
  readonly useRate: number | null;
  readonly onTime: number;
  /** Number of bookings that were returned after the end of their last day, or are still out. */
  readonly late: number;
  /** `onTime` of all that is back or out still; null where that is nothing. */
  readonly onTimeRate: number | null;
}

/** Months `YYYY-MM`, both inclusive. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

export const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const;

export const firstDay = (month: string): Day => `${month}-01`;

/** Returns the month that is the given number of months later; negative for earlier. */
export function addMonths(month: string, more: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const all = year * 12 + number - 1 + more;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** Every month of a range, in order. */
export function monthsOf({ from, to }: Months): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * Returns one row for each key, in the order of the keys, including keys without bookings.
 * @param now days of the range after this instant are excluded from the rates
 */
export function usageOf(
  by: UsageBy,
  keys: readonly string[],
  counts: readonly UsageCount[],
  stock: readonly UsageStock[],
  range: Months,
  now: number,
): Usage[] {
  const possible = possibleDays(by, stock, range, now);
  const byKey = groupedBy(counts, (count) => count.key);
  return keys.map((key) => {
    const own = byKey.get(key) ?? [];
    const sum = (what: (count: UsageCount) => number) => own.reduce((all, count) => all + what(count), 0);
    const [daysOut, onTime] = [sum((one) => one.daysOut), sum((one) => one.onTime)];
    const ended = sum((one) => one.returned + one.overdue);
    return {
      ...{ key, lent: sum((one) => one.lent), daysOut, onTime, late: ended - onTime },
      useRate: rate(daysOut, possible.get(key) ?? 0),
      onTimeRate: rate(onTime, ended),
    };
  });
}

/** Returns for each key: units × days on which their lender was open, until today. */
function possibleDays(
  by: UsageBy,
  stock: readonly UsageStock[],
  range: Months,
  now: number,
): ReadonlyMap<string, number> {
  const possible = new Map<string, number>();
  const open = new Map<Lender, readonly Day[]>();
  for (const { lender, pieces, goodId } of stock) {
    const days = open.get(lender) ?? openDays(lender, range, now);
    open.set(lender, days);
    const add = (key: string, more: number) => possible.set(key, (possible.get(key) ?? 0) + more);
    if (by === 'good') add(goodId!, pieces * days.length);
    else for (const day of days) add(by === 'month' ? day.slice(0, 7) : String(weekdayOf(day)), pieces);
  }
  return possible;
}

function openDays(lender: Lender, { from, to }: Months, now: number): Day[] {
  const { disabledDaysIndexes: disabledWeekdays, closedDates, holidays } = lender;
  const opening = { ...ALWAYS_OPEN, disabledWeekdays, closedDates, holidays };
  const today = dayOf(now, lender.zone);
  const days: Day[] = [];
  for (let day = firstDay(from); day < firstDay(addMonths(to, 1)) && day <= today; day = addDays(day, 1))
    if (whyClosed(day, opening, day) === null) days.push(day);
  return days;
}

const rate = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
