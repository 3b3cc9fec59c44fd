import { cardGroup } from '@kashikari/web-kit';
import type { Booking, Good } from '@kashikari/web-kit';

/** The payment that the user who has just booked makes by card; undefined where nothing is to be paid that way. */
export function toPayByCard(
  { settlement }: Pick<Good, 'settlement'>,
  { user_id: borrower, payments }: Pick<Booking, 'user_id' | 'payments'>,
  userId: string | undefined,
): string | undefined {
  if (settlement !== 'card' || borrower !== userId || cardGroup() !== undefined) return undefined;
  return payments.find(({ status }) => status === 'draft')?.id;
}

/** Opens the checkout as a separate page, the only one on which the payment provider's script may run. */
export function openCheckout(paymentId: string): void {
  window.location.assign(`/payments/${paymentId}/checkout`);
}
