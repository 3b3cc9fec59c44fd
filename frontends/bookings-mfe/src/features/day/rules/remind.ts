import { dayIn } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import type { PartName } from '../api/get-day';

/** Reports whether a manager may remind the borrower: once a day, of what is late or comes back on that day. */
export function mayRemind(part: PartName, booking: BookingView): boolean {
  const { reminded_at: at, time_zone: zone } = booking;
  const today = dayIn(zone);
  if (at !== null && dayIn(zone, at) === today) return false;
  return part === 'late' || (part === 'due' && dayIn(zone, Date.parse(booking.end_at) - 1) === today);
}
