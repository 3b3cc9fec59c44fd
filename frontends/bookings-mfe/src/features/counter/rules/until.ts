import { addDays } from '@kashikari/kernel';
import { dayIn } from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/get-schedule';
import { isFree } from '../../../rules/look-ahead';

/**
 * The last day until which a good can go out now, at most so many days from today; null where it can't go out at all.
 * Who stands at the counter manages the goods, and so passes over closed days.
 */
export function untilFor(
  schedule: ScheduleView,
  isExclusive: boolean,
  days: number,
  now: number,
): string | null {
  const startDate = dayIn(schedule.time_zone, now);
  for (let length = days; length > 0; length -= 1) {
    const endDate = addDays(startDate, length - 1);
    const asked = { unit: 'day', startDate, endDate } as const;
    if (isFree({ schedule, isExclusive, asked, quantity: 1, now, passesOverOpening: true })) return endDate;
  }
  return null;
}
