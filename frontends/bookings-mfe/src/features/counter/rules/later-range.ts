import type { BookingRange } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import { type ScheduleView, dayIn } from '@kashikari/web-kit';
import { lookAhead } from '../../../rules/look-ahead';
import type { LendRequest } from './lent-range';
import type { LentRow } from './lent-rows';

/**
 * Returns the nearest days on which a number of units can be lent for the requested duration, if they can't from today.
 * Returns undefined if there are no such days, if the units can be lent from today, and by the hour.
 */
export function laterRange(
  { row: { good }, schedule }: LentRow,
  wish: LendRequest,
  quantity: number,
  now: number,
): BookingRange | undefined {
  const asked = schedule && fromToday(schedule, wish, now);
  if (!asked || quantity > good.quantity) return undefined;
  return lookAhead({ schedule, isExclusive: good.is_exclusive, asked, quantity, now }).after ?? undefined;
}

/** Returns the requested days from today, free or not; undefined by the hour. */
export function fromToday(
  schedule: ScheduleView,
  { days }: LendRequest,
  now: number,
): BookingRange | undefined {
  if (schedule.is_hourly) return undefined;
  const startDate = dayIn(schedule.time_zone, now);
  return { unit: 'day', startDate, endDate: addDays(startDate, days - 1) };
}
