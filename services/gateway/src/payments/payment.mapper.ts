import { enumOf, payments, SETS, wordOf } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { dayRange } from '../mappers/day-range';
import { instant, textOrNull } from '../mappers/times';
import { toPlanLine } from '../plans/bill.mapper';
import { PaymentOfBooking } from './payment-of-booking.schema';
import { Payment, type PaymentFilter } from './payment.schema';
import { toCancellationStep, toPriceLine } from './price.mapper';

export const toPayment = answerOf(Payment, payments.Payment, {
  lines: ({ lines }) => lines.map(toPriceLine),
  cancellation: ({ cancellation }) => cancellation.map(toCancellationStep),
  bill: ({ bill }) =>
    bill ? { kind: wordOf(SETS.billKind, bill.kind), lines: bill.lines.map(toPlanLine) } : null,
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
