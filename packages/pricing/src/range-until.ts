import { dayOf, daysBetween, HOURLY_UNIT_MINUTES } from '@kashikari/kernel';
import type { LoanRange } from './loan';

const QUARTER_MS = HOURLY_UNIT_MINUTES * 60_000;
const HOUR_MS = 3_600_000;

/**
 * Returns the part of a range up to a return: its begun day or quarter counts.
 * @param at epoch milliseconds; a return after the range leaves it whole
 */
export function rangeUntil(range: LoanRange, at: number, zone: string): LoanRange {
  if (range.unit === 'day') {
    const day = dayOf(at, zone);
    return day < range.endDate ? { ...range, endDate: day } : range;
  }
  const quarters = Math.ceil((at - range.startAt) / QUARTER_MS);
  return { ...range, endAt: Math.min(range.endAt, range.startAt + quarters * QUARTER_MS) };
}

/** Returns by how many days or hours the second range ends later; hours in quarters (2.75). */
export function lengthBetween(first: LoanRange, second: LoanRange): number {
  if (first.unit === 'day' && second.unit === 'day') return daysBetween(first.endDate, second.endDate);
  if (first.unit === 'hour' && second.unit === 'hour') return (second.endAt - first.endAt) / HOUR_MS;
  return 0;
}
