import type { BookingView } from '../api/get-booking';
import { hoursLate } from './hours-late';

/**
 * Whole days for which an overdue booking is late: days of the calendar for one by the day, full 24 hours for one by the
 * hour. 0 when its return time has passed by less than a day.
 */
export function daysLate(
  booking: Pick<BookingView, 'start_date' | 'end_at' | 'overdue_in_days'>,
  now: number,
): number {
  if (booking.start_date !== null) return booking.overdue_in_days;
  return Math.floor(hoursLate(booking, now) / 24);
}
