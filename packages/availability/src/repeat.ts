import { addDays, daysBetween, instantAt, wallClock, weekdayOf, type Day } from '@kashikari/kernel';
import { edgeDays, type BookingRange } from './booking-range';

/** Intervals at which a range repeats. */
export const REPEATS = ['week', 'two_weeks', 'month'] as const;
export type RepeatEvery = (typeof REPEATS)[number];

export interface Repeat {
  readonly every: RepeatEvery;
  /** Total number of bookings, including the first; null if `until` sets the end. */
  readonly count: number | null;
  /** The last day on which a booking may begin; null if `count` sets the end. */
  readonly until: Day | null;
}

/** Maximum number of bookings in a series: a year of weeks. */
export const MAX_REPEATS = 52;

/** Months that have no such weekday are passed over; more than this many in a row there never are. */
const MAX_MONTHS = MAX_REPEATS * 4;

/**
 * Returns the ranges of a series in order, including the first; one more than {@link MAX_REPEATS} if there would be
 * more. By the month, it is the same weekday of the month (the second Tuesday); a month without a fifth one is skipped.
 * Ranges by the day keep their length in days. Ranges by the hour begin at the same local time of the lender, also
 * after a clock change, and keep their duration.
 */
export function occurrencesOf(first: BookingRange, repeat: Repeat, zone: string): BookingRange[] {
  const start = edgeDays(first, zone).first;
  const most = Math.min(repeat.count ?? MAX_REPEATS + 1, MAX_REPEATS + 1);
  const found: BookingRange[] = [];
  for (const day of startsOf(start, repeat.every)) {
    if (found.length === most || (repeat.until !== null && day > repeat.until)) break;
    found.push(day === start ? first : movedTo(first, day, zone));
  }
  return found;
}

function* startsOf(start: Day, every: RepeatEvery): Generator<Day> {
  if (every === 'month') yield* weekdaysOfMonths(start);
  else {
    const step = every === 'week' ? 7 : 14;
    for (let turn = 0; turn <= MAX_REPEATS; turn += 1) yield addDays(start, turn * step);
  }
}

/** Yields the same weekday of each month: the n-th, where `start` is the n-th such weekday of its month. */
function* weekdaysOfMonths(start: Day): Generator<Day> {
  const [year = 0, month = 0, date = 0] = start.split('-').map(Number);
  const nth = Math.ceil(date / 7);
  for (let turn = 0; turn < MAX_MONTHS; turn += 1) {
    const months = month - 1 + turn;
    const first = dayIn(year + Math.floor(months / 12), (months % 12) + 1);
    const offset = (weekdayOf(start) - weekdayOf(first) + 7) % 7;
    const day = addDays(first, offset + (nth - 1) * 7);
    if (day.slice(0, 7) === first.slice(0, 7)) yield day;
  }
}

function dayIn(year: number, month: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

function movedTo(first: BookingRange, day: Day, zone: string): BookingRange {
  if (first.unit === 'hour') {
    const startAt = instantAt(day, wallClock(first.startAt, zone).minutes, zone);
    return { unit: 'hour', startAt, endAt: startAt + (first.endAt - first.startAt) };
  }
  const length = daysBetween(first.startDate, first.endDate);
  return { unit: 'day', startDate: day, endDate: addDays(day, length) };
}
