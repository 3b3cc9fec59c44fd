import { addDays, dayOf, type Day } from '@kashikari/kernel';
import { edgeDays, spanOf, type BookingRange } from './booking-range';
import { whyClosed } from './closed-days';
import { QUARTER_HOUR } from './quarter-hour';
import type { Opening } from './terms';

/** The same range so many steps later: days, or quarters of an hour. */
export function later(asked: BookingRange, steps: number): BookingRange {
  if (asked.unit === 'day') {
    return {
      unit: 'day',
      startDate: addDays(asked.startDate, steps),
      endDate: addDays(asked.endDate, steps),
    };
  }
  const by = steps * QUARTER_HOUR;
  return { unit: 'hour', startAt: asked.startAt + by, endAt: asked.endAt + by };
}

/** The steps in a day of 24 hours. */
export function stepsOfDays(unit: BookingRange['unit'], days: number): number {
  return unit === 'day' ? days : (days * 24 * 3_600_000) / QUARTER_HOUR;
}

/** Returns true if the range begins after `now` and the lender is open on its first and last day. */
export function canMoveTo(asked: BookingRange, opening: Opening, zone: string, now: number): boolean {
  if (spanOf(asked, zone).from <= now) return false;
  const { first, last } = edgeDays(asked, zone);
  return isOpen(first, opening, zone, now) && isOpen(last, opening, zone, now);
}

function isOpen(day: Day, opening: Opening, zone: string, now: number): boolean {
  return whyClosed(day, opening, dayOf(now, zone)) === null;
}
