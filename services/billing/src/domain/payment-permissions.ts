import { cancellationTable, type CancellationStep } from '@kashikari/pricing';
import { shareOfRefund } from './charge-history';
import { isChargedBack, isInvoiced, leftOf, revenueOf, type Payment } from './payment';
import { whyNoInvoice } from './invoices/ask-invoice';
import { canPayByCard, canRefund, canSettleByHand, isOpen } from './payment-states';
import { canEnd } from './fees/paid-fee';
import { isFee, isLoan, isPurchase, type Subject } from './subject';

/** A payment as somebody sees it. */
export interface SeenPayment {
  readonly payment: Payment;
  readonly subject: Subject;
  /** True if the viewer owns or manages the lender's account. */
  readonly manages: boolean;
  /** True if the viewer is the payer. */
  readonly pays: boolean;
  /** True if the lender's account accepts invoices. */
  readonly lenderAccepts: boolean;
  /** Loan revenue of the lender from the booking's earlier payments, yen. */
  readonly before: number;
}

export type PaymentPermission =
  'settle' | 'refund' | 'pay' | 'invoice' | 'retry' | 'cancel' | 'cancel_subscription';

/** Returns the actions that the viewer may take on a payment now. */
export function permissionsOf({
  payment,
  subject,
  manages,
  pays,
  lenderAccepts,
}: Omit<SeenPayment, 'before'>): PaymentPermission[] {
  const { status, settlement, payBy } = payment;
  const may: PaymentPermission[] = [];
  if (manages && canSettleByHand(status)) may.push('settle');
  if (manages && canRefund(status) && leftOf(payment) > 0 && !isChargedBack(payment)) may.push('refund');
  if (pays && settlement === 'card' && isOpen(status)) {
    if (isInvoiced(payment)) {
      if (status === 'invoice_payment_failed') may.push('retry');
      if (isPurchase(subject)) may.push('cancel');
    } else if (canPayByCard(status)) {
      may.push('pay', 'retry');
      if (!whyNoInvoice(payment, subject, lenderAccepts)) may.push('invoice');
      if (payBy !== null) may.push('cancel');
    }
  }
  if (pays && isFee(subject) && canEnd(subject)) may.push('cancel_subscription');
  return may;
}

/**
 * Returns the refunds of a cancellation in order of time; empty if the booking has begun or is cancelled. An unpaid
 * card payment counts as paid; an unpaid payment by hand returns nothing. The refund is full if a manager cancels or
 * the booking was delayed.
 */
export function cancellationOf(seen: SeenPayment, now: number): CancellationStep[] {
  const { payment, subject: loan, manages, before } = seen;
  if (!isLoan(loan)) return [];
  const isToPay = payment.settlement === 'card' && payment.paidAt === null && isOpen(payment.status);
  const left = isToPay ? payment.amount : revenueOf(payment).lent;
  const { startAt, zone, delayedFrom } = loan;
  if (left === 0 || loan.state !== 'reserved' || startAt <= now) return [];
  const step = (percent: number, until: number | null): CancellationStep => ({
    ...{ until, percent, refund: shareOfRefund(left, before, percent).amount },
  });
  if (manages || delayedFrom !== null) return [step(100, startAt)];
  const [first] = loan.charge.revisions;
  const terms = { startAt, zone, bookedAt: first?.at ?? now };
  const most = Math.min(...loan.charge.revisions.map((revision) => revision.refundPercent));
  const steps = cancellationTable(terms, left, now).map(({ percent, until }) =>
    step(Math.min(percent, most), until),
  );
  return steps.filter(({ percent }, index) => percent !== steps[index + 1]?.percent);
}
