import type { BookingView } from '../../api/get-booking';

/** Where a booking stands in a list: with its borrower, still to come, or over. */
export type Shelf = 'out' | 'coming' | 'past';

/** The shelf of a booking at `now` (epoch milliseconds). Overdue things are out. */
export function shelfOf(booking: Pick<BookingView, 'state' | 'start_at' | 'end_at'>, now: number): Shelf {
  if (booking.state === 'returned' || booking.state === 'cancelled') return 'past';
  if (booking.state === 'overdue' || booking.state === 'handed_over') return 'out';
  return Date.parse(booking.start_at) <= now ? 'out' : 'coming';
}

/** Bookings by shelf: what is due first stands first, and what is over newest first. */
export function shelvesOf<T extends Pick<BookingView, 'state' | 'start_at' | 'end_at'>>(
  bookings: readonly T[],
  now: number,
): Readonly<Record<Shelf, readonly T[]>> {
  const on = (shelf: Shelf) => bookings.filter((booking) => shelfOf(booking, now) === shelf);
  return {
    out: on('out').sort((a, b) => Date.parse(a.end_at) - Date.parse(b.end_at)),
    coming: on('coming').sort((a, b) => Date.parse(a.start_at) - Date.parse(b.start_at)),
    past: on('past').sort((a, b) => Date.parse(b.start_at) - Date.parse(a.start_at)),
  };
}
