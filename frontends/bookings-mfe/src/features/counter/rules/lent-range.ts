import { type BookingRange, QUARTER_HOUR, quarterFloor } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import { type ScheduleView, dayIn } from '@kashikari/web-kit';
import { isFree, unitsFree } from '../../../rules/look-ahead';

/** The requested duration: by the day, from today; by the hour, from the current quarter hour or as chosen. */
export interface LendRequest {
  readonly days: number;
  readonly quarters: number;
  /** Half-open, epoch milliseconds; null: from now on. */
  readonly hours: { readonly startAt: number; readonly endAt: number } | null;
}

/**
 * Returns the range for which a good is lent: the requested duration from now, or as much of it as fits before the next
 * booking. Chosen hours are never shortened. Returns null if the good can't be lent. Closed days do not count, since
 * the staff at the counter manage the goods.
 */
export function lentRange(
  schedule: ScheduleView,
  isExclusive: boolean,
  wish: LendRequest,
  now: number,
  quantity = 1,
): BookingRange | null {
  const candidates = schedule.is_hourly ? hourRanges(wish, now) : dayRanges(schedule, wish, now);
  return (
    candidates.find((asked) =>
      isFree({ schedule, isExclusive, asked, quantity, now, passesOverOpening: true }),
    ) ?? null
  );
}

/** Units of a good that can go out now, for the shortest time that it is lent. */
export function freeNow(schedule: ScheduleView, isExclusive: boolean, now: number): number {
  const shortest: LendRequest = { days: 1, quarters: 1, hours: null };
  const [asked] = schedule.is_hourly ? hourRanges(shortest, now) : dayRanges(schedule, shortest, now);
  return asked ? unitsFree({ schedule, isExclusive, asked, now }) : 0;
}

function dayRanges({ time_zone: zone }: ScheduleView, { days }: LendRequest, now: number): BookingRange[] {
  const startDate = dayIn(zone, now);
  return longestFirst(days).map((length) => ({
    unit: 'day',
    startDate,
    endDate: addDays(startDate, length - 1),
  }));
}

function hourRanges({ hours, quarters }: LendRequest, now: number): BookingRange[] {
  if (hours) return [{ unit: 'hour', startAt: hours.startAt, endAt: hours.endAt }];
  const startAt = quarterFloor(now);
  return longestFirst(quarters).map((length) => ({
    unit: 'hour',
    startAt,
    endAt: startAt + length * QUARTER_HOUR,
  }));
}

function longestFirst(most: number): number[] {
  return Array.from({ length: most }, (_, shorter) => most - shorter);
}
