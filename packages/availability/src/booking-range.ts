import { addDays, dayOf, daysBetween, startOfDay, type Day, type Interval } from '@kashikari/kernel';

/** Both days inclusive, in the lender's calendar. */
export interface DayRange {
  readonly unit: 'day';
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Half-open, epoch milliseconds, on quarter hours of UTC. */
export interface HourRange {
  readonly unit: 'hour';
  readonly startAt: number;
  readonly endAt: number;
}

/** The requested range, in the unit by which the good is lent. */
export type BookingRange = DayRange | HourRange;

export function spanOf(asked: BookingRange, zone: string): Interval {
  if (asked.unit === 'hour') return { from: asked.startAt, until: asked.endAt };
  return { from: startOfDay(asked.startDate, zone), until: startOfDay(addDays(asked.endDate, 1), zone) };
}

/** The first and the last day that a range touches. */
export function edgeDays(asked: BookingRange, zone: string): { readonly first: Day; readonly last: Day } {
  if (asked.unit === 'day') return { first: asked.startDate, last: asked.endDate };
  return { first: dayOf(asked.startAt, zone), last: dayOf(asked.endAt - 1, zone) };
}

/** Returns the length of a range: days including both ends, or minutes for a range by the hour. */
export function durationOf(asked: BookingRange): number {
  return asked.unit === 'day'
    ? daysBetween(asked.startDate, asked.endDate) + 1
    : Math.round((asked.endAt - asked.startAt) / 60_000);
}
