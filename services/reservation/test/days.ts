import fc from 'fast-check';
import { calendarOf, QUARTER_MS, type Calendar } from './model/calendar';
import type { LentBooking } from './model/day';

/** Zones and dates whose clocks change within a test, forward and back, and one without changes. */
const PLACES: readonly (readonly [zone: string, date: string])[] = [
  ['Asia/Tokyo', '2027-01-04'],
  ['America/New_York', '2027-03-01'],
  ['America/New_York', '2027-10-25'],
  ['Australia/Lord_Howe', '2027-03-22'],
  ['Australia/Lord_Howe', '2027-09-20'],
];

/** Days that are written out; business time is on the tenth or the eleventh. */
const DAYS = 50;
const TODAY = 10;

const often = <T>(...weighted: readonly (readonly [number, T])[]): fc.Arbitrary<T> =>
  fc.oneof(...weighted.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const lent = fc.record({
  hourly: fc.boolean(),
  /** Days from today. */
  first: fc.integer({ min: -9, max: 20 }),
  length: often([5, 1], [3, 2], [2, 3], [1, 8]),
  /** Start of a booking by the hour in quarter-hours from midnight, and their number. */
  quarter: fc.integer({ min: 0, max: 91 }),
  quarters: fc.integer({ min: 1, max: 110 }),
  fate: often(
    [8, 'open'], [3, 'handed_over'], [3, 'returned'], [1, 'awaits'], [1, 'cancelled'],
  ), // prettier-ignore
  /** Quarter-hours after its start at which it was handed over, and after that returned. */
  handedAfter: fc.integer({ min: 0, max: 120 }),
  returnedAfter: fc.integer({ min: 0, max: 200 }),
  disputed: often([9, false], [1, true]),
  overcommitted: often([9, false], [1, true]),
});

export const randomDay = fc.record({
  place: fc.constantFrom(...PLACES),
  handsOver: fc.boolean(),
  /** Milliseconds into the tenth day. */
  time: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 95 * QUARTER_MS })),
  offset: often([6, 0], [1, -1], [1, 1], [1, 7], [1, -7], [1, 20]),
  lent: fc.array(lent, { minLength: 1, maxLength: 30 }),
});

type LentStep = typeof lent extends fc.Arbitrary<infer S> ? S : never;
export type RandomDay = typeof randomDay extends fc.Arbitrary<infer S> ? S : never;

export interface LendingDay {
  readonly calendar: Calendar;
  readonly now: number;
  readonly date: string;
  readonly lent: readonly LentBooking[];
}

/** A random day with its instants. What has not happened by now has not been handed over or returned either. */
export function writtenDay({ place: [zone, date], time, offset, lent: steps }: RandomDay): LendingDay {
  const calendar = calendarOf(zone, date, DAYS);
  const now = instantOf(calendar, calendar.startOf[TODAY]!) + time;
  return {
    calendar,
    now,
    date: calendar.nameOf[TODAY + offset]!,
    lent: steps.map((step) => lentOf(step, calendar, now)),
  };
}

function lentOf(step: LentStep, calendar: Calendar, now: number): LentBooking {
  const day = TODAY + step.first;
  const from = calendar.startOf[day]! + (step.hourly ? step.quarter : 0);
  const until = step.hourly ? from + step.quarters : calendar.startOf[day + step.length]!;
  const handed = instantOf(calendar, from + step.handedAfter);
  const returned = handed + step.returnedAfter * QUARTER_MS;
  const isHanded = step.fate !== 'open' && step.fate !== 'cancelled' && handed <= now;
  const isBack = (step.fate === 'returned' || step.fate === 'awaits') && returned <= now;
  return {
    startAt: instantOf(calendar, from),
    endAt: instantOf(calendar, until),
    handedOverAt: isHanded ? handed : null,
    returnedAt: isBack ? returned : null,
    awaitsReceipt: isBack && step.fate === 'awaits',
    cancelledAt: step.fate === 'cancelled' ? Math.min(now, instantOf(calendar, from)) : null,
    disputed: step.disputed,
    overcommitted: step.overcommitted && !isBack && step.fate !== 'cancelled',
  };
}

function instantOf({ origin }: Calendar, quarter: number): number {
  return origin + quarter * QUARTER_MS;
}
