import { ALWAYS_OPEN, whyClosed } from '@kashikari/availability';
import {
  addDays,
  allow,
  ANALYTICS_DAYS,
  daysBetween,
  isDay,
  refuse,
  weekdayOf,
  type Day,
  type Verdict,
} from '@kashikari/kernel';

/** Goods of a lender, or goods in a group. */
export interface CountScope {
  readonly kind: 'lender' | 'group';
  readonly id: string;
}

/** Days, both inclusive. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Counts of some days; their meanings are those of the message `LendingCounts`. */
export interface LendingCounts {
  readonly created: number;
  readonly started: number;
  readonly returned: number;
  readonly cancelled: number;
  readonly overdue: number;
  readonly borrowers: number;
  readonly newMembers: number;
  readonly goodsInUse: number;
  /** Yen; can be negative. */
  readonly revenue: number;
}

export interface CountedDays extends Days {
  readonly counts: LendingCounts;
  /** True if the lender is closed on all of these days. */
  readonly closed: boolean;
}

/** Counts as stored: days and weeks (by their first day) without any are absent. */
export interface SparseCounts {
  readonly days: ReadonlyMap<Day, LendingCounts>;
  readonly weeks: ReadonlyMap<Day, LendingCounts>;
  readonly total: LendingCounts;
}

/** Days on which a lender is closed. */
export interface ClosedDays {
  /** 0 is Sunday. */
  readonly disabledWeekdays: readonly number[];
  readonly closedDates: readonly Day[];
  /** Public holidays on which it is closed. */
  readonly holidays: ReadonlySet<Day>;
}

/** Days counted by default. */
const USUAL_DAYS = 30;

const SUNDAY = 0;

export const NO_COUNTS: LendingCounts = {
  ...{ created: 0, started: 0, returned: 0, cancelled: 0, overdue: 0 },
  ...{ borrowers: 0, newMembers: 0, goodsInUse: 0, revenue: 0 },
};

/**
 * Returns the requested days; by default those until today.
 * @param from empty: 29 days before `to`
 * @param to empty: today
 */
export function daysToCount(from: string, to: string, today: Day): Verdict<Days> {
  if (from && !isDay(from)) return refuse('validation', {}, 'from');
  if (to && !isDay(to)) return refuse('validation', {}, 'to');
  const last = to || today;
  const first = from || addDays(last, 1 - USUAL_DAYS);
  if (first > last)
    return refuse('validation.range', { from: addDays(last, 1 - ANALYTICS_DAYS), to: last }, 'from');
  if (daysBetween(first, last) >= ANALYTICS_DAYS)
    return refuse('analytics.range', { days: ANALYTICS_DAYS }, 'from');
  return allow({ from: first, to: last });
}

/** Returns every day, every week and the whole range, including those without counts. */
export function countedDays(
  range: Days,
  counts: SparseCounts,
  { disabledWeekdays, closedDates, holidays }: ClosedDays,
) {
  const isClosed = closedOn({ disabledWeekdays, closedDates, holidays });
  const days: CountedDays[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1))
    days.push({ from: day, to: day, counts: counts.days.get(day) ?? NO_COUNTS, closed: isClosed(day) });
  const weeks: CountedDays[] = [];
  for (const { from: day, closed: isDayClosed } of days) {
    const week = weeks.at(-1);
    if (week && weekdayOf(week.to) !== SUNDAY)
      weeks[weeks.length - 1] = { ...week, to: day, closed: week.closed && isDayClosed };
    else weeks.push({ from: day, to: day, counts: counts.weeks.get(day) ?? NO_COUNTS, closed: isDayClosed });
  }
  const total = { ...range, counts: counts.total, closed: days.every((day) => day.closed) };
  return { days, weeks, total };
}

function closedOn(closed: ClosedDays) {
  const opening = { ...ALWAYS_OPEN, ...closed };
  return (day: Day) => whyClosed(day, opening, day) !== null;
}
