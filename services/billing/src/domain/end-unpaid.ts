import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { changePayment, type Payment, type PaymentOutcome } from './payment';
import { isOpen } from './payment-states';
import { isLoan, isPurchase, type Subject } from './subject';

/** Nothing is paid, and the booking waits for it. */
const isAwaited = (payment: Payment): boolean => isUnpaid(payment) && payment.payBy !== null;

const isUnpaid = ({ status, paidAt }: Payment): boolean => isOpen(status) && paidAt === null;

/** What was not paid in time is void, and what waits for it ends. Things that were handed over meanwhile stay unpaid. */
export function lapse(payment: Payment, subject: Subject, now: number): PaymentOutcome | undefined {
  if (!isAwaited(payment) || payment.payBy! > now) return undefined;
  if (!isLoan(subject) || subject.state === 'reserved')
    return { change: 'lapsed', payment: changePayment(payment, { status: 'canceled' }, now) };
  return { change: 'updated', payment: changePayment(payment, { payBy: null }, now) };
}

/** The payer does not want to pay any more: the booking that waits for it ends, and a purchase whose invoice is under way. */
export function giveUp(payment: Payment, subject: Subject, now: number): Verdict<PaymentOutcome> {
  const isInvoice = payment.invoice !== null && isPurchase(subject) && isUnpaid(payment);
  if (!isAwaited(payment) && !isInvoice) return refuse('payment.state', { status: payment.status });
  return allow({ change: 'given_up', payment: changePayment(payment, { status: 'canceled' }, now) });
}
