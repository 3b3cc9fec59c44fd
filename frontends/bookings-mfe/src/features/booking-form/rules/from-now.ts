import type { ScheduleView } from '@kashikari/web-kit';
import { type BookingRange, QUARTER_HOUR, quarterFloor } from '@kashikari/availability';
import { addDays, dayOf } from '@kashikari/kernel';
import { isFree, type LookAhead, lookAhead } from '../../../rules/look-ahead';

/** At most so many days are tried: what is wanted at once is wanted for a short time. */
const MOST_DAYS = 7;

/** The lengths of a booking by the hour that begins now, quarters. */
const QUARTERS = [1, 2, 3, 4, 6, 8] as const;

interface FromNow {
  /** Up to three, the shortest first. */
  readonly lengths: readonly BookingRange[];
  /** What is said of the shortest that is tried. */
  readonly ahead: LookAhead;
}

/**
 * What can be booked from now on: until today, or for days more; by the hour, from the running quarter. Of all that can be
 * had it is the shortest, the longest, and the one in the middle.
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
  return Array.from({ length: MOST_DAYS }, (_, more) => ({
    unit: 'day',
    startDate,
    endDate: addDays(startDate, more),
  }));
}
