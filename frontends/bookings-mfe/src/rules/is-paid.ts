import type { BookingView } from '../api/get-booking';

/** Whether something was paid for a booking, or a card holds it. */
export function isPaid({ payments }: Pick<BookingView, 'payments'>): boolean {
  return payments.some(({ status }) => status === 'succeeded' || status === 'requires_capture');
}
