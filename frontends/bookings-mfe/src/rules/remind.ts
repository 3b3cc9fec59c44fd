import { dayIn } from '@kashikari/web-kit';
import type { BookingView } from '../api/get-booking';

/** Reports whether a manager may remind the borrower: once a day, of what is late or due back on that day. */
export function mayRemind(booking: BookingView): boolean {
  const { reminded_at: at, time_zone: zone, permissions, state } = booking;
  const today = dayIn(zone);
  if (at !== null && dayIn(zone, at) === today) return false;
  if (!permissions.includes('return')) return false;
  return state === 'overdue' || dayIn(zone, Date.parse(booking.end_at) - 1) === today;
}
