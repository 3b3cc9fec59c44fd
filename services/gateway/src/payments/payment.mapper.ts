import { enumOf, payments, SETS } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { dayRange } from '../mappers/day-range';
import { instant, textOrNull } from '../mappers/times';
import { PaymentOfBooking } from './payment-of-booking.schema';
import { Payment, type PaymentFilter } from './payment.schema';
import { toCancellationStep, toPriceLine } from './price.mapper';

export const toPayment = answerOf(Payment, payments.Payment, {
  lines: ({ lines }) => lines.map(toPriceLine),
  cancellation: ({ cancellation }) => cancellation.map(toCancellationStep),
  card: ({ card }) => (card ? { brand: card.brand, last4: card.last4 } : null),
  refunds: ({ refunds }) =>
    refunds.map(({ amount, reason, at }) => ({ amount, reason: textOrNull(reason), at: instant(at) })),
});

export const toPaymentOfBooking = answerOf(PaymentOfBooking, payments.Payment);

/** The payments that a query means. */
export function toFilter(query: PaymentFilter) {
  return {
    scope: enumOf(SETS.paymentScope, query.scope),
    bookingId: query.booking_id ?? '',
    status: query.status && enumOf(SETS.paymentStatus, query.status),
    ...dayRange(query),
    afterId: '',
  };
}
