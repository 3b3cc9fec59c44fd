import type { BookingView } from '../../api/get-booking';

type Open = Pick<BookingView, 'state' | 'start_at' | 'end_at'>;

/** Whether a booking has begun: then its end is what comes next, else its start. */
export function hasBegun({ state, start_at }: Open, now: number): boolean {
  return state === 'handed_over' || state === 'overdue' || Date.parse(start_at) <= now;
}

/** Open bookings in the order in which something has to be done: late ones first, then by what comes next. */
export function nextOf<T extends Open>(bookings: readonly T[], now: number): T[] {
  const late = ({ state }: Open) => (state === 'overdue' ? 0 : 1);
  const at = (booking: T) => Date.parse(hasBegun(booking, now) ? booking.end_at : booking.start_at);
  return bookings
    .filter(({ state }) => state !== 'returned' && state !== 'cancelled')
    .sort((a, b) => late(a) - late(b) || at(a) - at(b));
}
