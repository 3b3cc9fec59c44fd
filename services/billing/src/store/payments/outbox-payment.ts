import { billingEvents, enumOf, SETS } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import type { FeePeriod } from '../../domain/fees/fee';
import { movesOf } from '../../domain/moves';
import { isUnsettled, type PaymentOutcome } from '../../domain/payment';
import { isFee, isLoan, type Subject } from '../../domain/subject';

const { PAYMENT_CHANGE_UNSPECIFIED } = billingEvents.PaymentChange;

/** A payment with its change; without one, its present state. */
type PaymentState = Pick<PaymentOutcome, 'payment' | 'refund'> & Partial<Pick<PaymentOutcome, 'change'>>;

/** `PaymentChanged` of one change of a payment, or of its present state. */
export function paymentEvent({ change, payment, refund }: PaymentState, subject: Subject): OutgoingEvent {
  const loan = isLoan(subject) ? subject : undefined;
  const { id, version, bookingId, payerId, payeeId, amount, amountRefunded } = payment;
  return {
    topic: 'kashikari.billing.payment.v1',
    key: bookingId || payerId,
    type: 'kashikari.billing.v1.PaymentChanged',
    data: billingEvents.PaymentChanged.toJSON({
      ...{ id, version, bookingId, payerId, payeeId, amount, amountRefunded },
      change: change ? enumOf(SETS.paymentChange, change) : PAYMENT_CHANGE_UNSPECIFIED,
      status: enumOf(SETS.paymentStatus, payment.status),
      reason: enumOf(SETS.paymentReason, payment.reason),
      ...{ goodId: loan?.goodId ?? '', goodTitle: loan?.goodTitle ?? '' },
      ...(isFee(subject) ? nameOf(subject.period) : { groupId: '', groupName: '' }),
      ...{ refund: refund?.amount ?? 0, byHand: payment.method !== null, error: payment.error },
      payBy: payment.payBy === null ? undefined : new Date(payment.payBy),
      unsettled: isUnsettled(payment),
      invoiceDueAt: payment.invoice?.dueAt ? new Date(payment.invoice.dueAt) : undefined,
      bookedForPayer: Boolean(loan?.bookedBy) && loan?.bookedBy !== payerId,
      changedAt: new Date(payment.updatedAt),
      moves: movesOf(payment).map(({ at, amount: yen }) => ({ at: new Date(at), amount: yen })),
    }),
  };
}

const nameOf = ({ groupId, groupName }: FeePeriod) => ({ groupId, groupName });
