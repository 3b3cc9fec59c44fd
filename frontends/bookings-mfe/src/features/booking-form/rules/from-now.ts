import type { ScheduleView } from '@kashikari/web-kit';
import { type BookingRange, QUARTER_HOUR, quarterFloor } from '@kashikari/availability';
import { addDays, dayOf } from '@kashikari/kernel';
import { lookAhead } from '../../../rules/look-ahead';

/** At most so many ends are offered: what is wanted at once is wanted for a short time. */
const MOST = 14;

/** The lengths of a booking by the hour that begins now, quarters. */
const QUARTERS = [1, 2, 3, 4, 6, 8, 12, 16] as const;

/**
 * What can be booked from now on, the shortest first: until today, tomorrow …; by the hour, from the running quarter.
 * @param now epoch milliseconds
 */
export function fromNow(schedule: ScheduleView, isExclusive: boolean, now: number): BookingRange[] {
  return candidates(schedule, now).filter(
    (asked) => lookAhead({ schedule, isExclusive, asked, quantity: 1, now }).refusal === null,
  );
}

function candidates({ is_hourly, time_zone }: ScheduleView, now: number): BookingRange[] {
  if (is_hourly) {
    const startAt = quarterFloor(now);
    return QUARTERS.map((quarters) => ({ unit: 'hour', startAt, endAt: startAt + quarters * QUARTER_HOUR }));
  }
  const startDate = dayOf(now, time_zone);
  return Array.from({ length: MOST }, (_, more) => ({
    unit: 'day',
    startDate,
    endDate: addDays(startDate, more),
  }));
}
