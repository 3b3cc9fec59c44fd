import type { BookingView } from '../../api/get-booking';
import { type OutStatus, isOut } from '../../rules/is-out';

type ShelfFields = OutStatus & Pick<BookingView, 'end_at'>;

/** The part of a list to which a booking belongs: with its borrower, still to come, or over. */
export type Shelf = 'out' | 'coming' | 'past';

/** The shelf of a booking at `now` (epoch milliseconds). A booking that was not collected in time is over. */
export function shelfOf(booking: OutStatus, now: number): Shelf {
  if (isOut(booking, now)) return 'out';
  return booking.state === 'reserved' && !booking.not_collected ? 'coming' : 'past';
}

/** Returns the bookings by shelf. The first due comes first; bookings that are over are sorted newest first. */
export function shelvesOf<T extends ShelfFields>(
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
