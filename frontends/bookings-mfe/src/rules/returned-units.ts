import type { BookingView } from '../api/get-booking';

/** The part of a booking that says how many of its units are back. */
export type ReturnedUnits = Pick<BookingView, 'quantity' | 'returned_quantity'>;

/** Units of a booking that are still out. */
export function unitsOut({ quantity, returned_quantity: back }: ReturnedUnits): number {
  return quantity - back;
}

/** Units that a list names: those that are still out, and all of them once the booking is over. */
export function unitsNamed(booking: ReturnedUnits): number {
  return unitsOut(booking) || booking.quantity;
}

/** Returns true if some units are back while others are still out. */
export function isPartlyBack(booking: ReturnedUnits): boolean {
  return booking.returned_quantity > 0 && unitsOut(booking) > 0;
}
