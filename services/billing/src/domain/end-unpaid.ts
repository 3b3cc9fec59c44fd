import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { changePayment, type Payment, type PaymentOutcome } from './payment';
import { isOpen } from './payment-states';
import { isLoan, isPurchase, type Subject } from './subject';

/** Nothing is paid, and the booking waits for it. */
const isAwaited = (payment: Payment): boolean => isUnpaid(payment) && payment.payBy !== null;

const isUnpaid = ({ status, paidAt }: Payment): boolean => isOpen(status) && paidAt === null;

/**
 * Voids a payment whose deadline has passed, and ends its booking. If the goods were handed over meanwhile, the payment
 * stays unpaid.
 */
export function lapse(payment: Payment, subject: Subject, now: number): PaymentOutcome | undefined {
  if (!isAwaited(payment) || payment.payBy! > now) return undefined;
  if (!isLoan(subject) || subject.state === 'reserved')
    return { change: 'lapsed', payment: changePayment(payment, { status: 'canceled' }, now) };
  return { change: 'updated', payment: changePayment(payment, { payBy: null }, now) };
}

/** Cancels a payment for the payer: ends the booking that waits for it, or a purchase with an open invoice. */
export function giveUp(payment: Payment, subject: Subject, now: number): Verdict<PaymentOutcome> {
  const isInvoice = payment.invoice !== null && isPurchase(subject) && isUnpaid(payment);
  if (!isAwaited(payment) && !isInvoice) return refuse('payment.state', { status: payment.status });
  return allow({ change: 'given_up', payment: changePayment(payment, { status: 'canceled' }, now) });
}
