import type { BookingRange } from '@kashikari/availability';
import { allow, refuse, type Day, type Verdict } from '@kashikari/kernel';

/** A range as a person sends it to change one: an end that is absent stays. */
export type PartialRange =
  | { readonly unit: 'day'; readonly startDate?: Day; readonly endDate?: Day }
  | { readonly unit: 'hour'; readonly startAt?: number; readonly endAt?: number };

/** The whole range, in the unit in which the booking was made. */
export function completeRange(range: PartialRange, current: BookingRange): Verdict<BookingRange> {
  if (range.unit === 'day' && current.unit === 'day') return allow({ ...current, ...range });
  if (range.unit === 'hour' && current.unit === 'hour') return allow({ ...current, ...range });
  const field = range.unit === 'day' ? 'start_date' : 'start_at';
  return refuse('booking.range', { unit: current.unit }, field);
}
