import type { BookingView } from '../api/get-booking';

/** Whole hours since a booking should have been back. */
export function hoursLate(booking: Pick<BookingView, 'end_at'>, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(booking.end_at)) / 3_600_000));
}
