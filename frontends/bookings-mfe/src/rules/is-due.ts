import { dayIn } from '@kashikari/web-kit';
import type { BookingView } from '../api/get-booking';
import { type OutStatus, isOut } from './is-out';

type DueStatus = OutStatus & Pick<BookingView, 'in_dispute' | 'end_at' | 'time_zone'>;

/**
 * Reports whether a booking is out and due today, in its lender's zone, or late. Narrower than {@link isOut} on purpose:
 * nothing is due while it is disputed.
 */
export function isDue(booking: DueStatus, now: number): boolean {
  const { state, time_zone: zone } = booking;
  if (booking.in_dispute || !isOut(booking, now)) return false;
  return state === 'overdue' || dayIn(zone, Date.parse(booking.end_at) - 1) === dayIn(zone, now);
}
