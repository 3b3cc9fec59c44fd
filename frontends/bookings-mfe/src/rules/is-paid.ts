import type { BookingView } from '../api/get-booking';

/** Returns true if a payment of the booking succeeded or is authorized on a card. */
export function isPaid({ payments }: Pick<BookingView, 'payments'>): boolean {
  return payments.some(({ status }) => status === 'succeeded' || status === 'requires_capture');
}
