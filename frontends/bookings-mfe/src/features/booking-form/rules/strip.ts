import type { BookingRange } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import type { MiniDay } from '@kashikari/web-kit';

/** The number of days that fit beside a row. */
const DAYS = 9;

/**
 * The days of a way out against the days that are taken, from one day before the earlier of what was asked and what is
 * offered. Undefined by the hour, where days say nothing.
 */
export function stripOf(
  offered: BookingRange,
  asked: BookingRange,
  clash: ReadonlySet<string>,
): MiniDay[] | undefined {
  if (offered.unit !== 'day' || asked.unit !== 'day') return undefined;
  const { startDate, endDate } = offered;
  const first = addDays(startDate < asked.startDate ? startDate : asked.startDate, -1);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index);
    if (clash.has(day)) return 'clash';
    return startDate <= day && day <= endDate ? 'asked' : 'off';
  });
}
