import type { ScheduleView } from '@kashikari/web-kit';
import { type BookingRange, QUARTER_HOUR, quarterFloor } from '@kashikari/availability';
import { addDays, dayOf } from '@kashikari/kernel';
import { isFree, type LookAhead, lookAhead } from '../../../rules/look-ahead';

/** The maximum number of days tried: a good needed at once is needed for a short time. */
const MAX_DAYS = 7;

/** The lengths of a booking by the hour that begins now, quarters. */
const QUARTERS = [1, 2, 3, 4, 6, 8] as const;

interface FromNow {
  /** Up to three, the shortest first. */
  readonly lengths: readonly BookingRange[];
  /** The look-ahead of the shortest range tried. */
  readonly ahead: LookAhead;
}

/**
 * Returns the ranges that can be booked from now: until today or for more days, or by the hour from the current
 * quarter. The result contains the shortest, the longest and the middle one of all free ranges.
 * @param now epoch milliseconds
 */
export function fromNow(schedule: ScheduleView, isExclusive: boolean, now: number): FromNow {
  const tried = candidates(schedule, now);
  const free = tried.filter((asked) => isFree({ schedule, isExclusive, asked, quantity: 1, now }));
  const three = new Set([free[0], free[Math.floor(free.length / 2)], free.at(-1)]);
  return {
    lengths: [...three].filter((range) => range !== undefined),
    ahead: lookAhead({ schedule, isExclusive, asked: tried[0]!, quantity: 1, now }),
  };
}

function candidates({ is_hourly, time_zone }: ScheduleView, now: number): BookingRange[] {
  if (is_hourly) {
    const startAt = quarterFloor(now);
    return QUARTERS.map((quarters) => ({ unit: 'hour', startAt, endAt: startAt + quarters * QUARTER_HOUR }));
  }
  const startDate = dayOf(now, time_zone);
  return Array.from({ length: MAX_DAYS }, (_, more) => ({
    unit: 'day',
    startDate,
    endDate: addDays(startDate, more),
  }));
}
