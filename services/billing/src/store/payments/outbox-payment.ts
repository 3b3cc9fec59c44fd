import { billingEvents, enumOf, SETS } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { Loan } from '../../domain/loan';
import { isUnsettled, type PaymentOutcome } from '../../domain/payment';

/** `PaymentChanged` of one change of a payment. */
export function paymentEvent({ change, payment, refund }: PaymentOutcome, loan: Loan): OutgoingEvent {
  const { id, version, bookingId, payerId, payeeId, amount, amountRefunded } = payment;
  return {
    topic: 'kashikari.billing.payment.v1',
    key: bookingId,
    type: 'kashikari.billing.v1.PaymentChanged',
    data: billingEvents.PaymentChanged.toJSON({
      ...{ id, version, bookingId, payerId, payeeId, amount, amountRefunded },
      change: enumOf(SETS.paymentChange, change),
      status: enumOf(SETS.paymentStatus, payment.status),
      reason: enumOf(SETS.paymentReason, payment.reason),
      ...{ goodId: loan.goodId, goodTitle: loan.goodTitle },
      ...{ refund: refund?.amount ?? 0, byHand: payment.method !== null, error: payment.error },
      payBy: payment.payBy === null ? undefined : new Date(payment.payBy),
      unsettled: isUnsettled(payment),
      bookedForPayer: loan.bookedBy !== null && loan.bookedBy !== payerId,
      changedAt: new Date(payment.updatedAt),
    }),
  };
}
