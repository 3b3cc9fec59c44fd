import type { BookingView } from '../api/get-booking';
import { type OutStatus, isOut } from './is-out';

type OpenBooking = OutStatus & Pick<BookingView, 'end_at'>;

/**
 * Open bookings in the order in which something has to be done: late ones first, then by their end if they are out, else
 * by their start. Returned, cancelled and not collected bookings are left out.
 */
export function nextOf<T extends OpenBooking>(bookings: readonly T[], now: number): T[] {
  const late = ({ state }: OpenBooking) => (state === 'overdue' ? 0 : 1);
  const at = (booking: T) => Date.parse(isOut(booking, now) ? booking.end_at : booking.start_at);
  return bookings
    .filter(({ state, not_collected }) => state !== 'returned' && state !== 'cancelled' && !not_collected)
    .sort((a, b) => late(a) - late(b) || at(a) - at(b));
}
