import { cancellationTable, type CancellationStep } from '@kashikari/pricing';
import { shareOfRefund } from './charge-history';
import { leftOf, revenueOf, type Payment } from './payment';
import { whyNoInvoice } from './invoices/ask-invoice';
import { canPayByCard, canRefund, canSettleByHand, isByInvoice, isOpen } from './payment-states';
import { canEnd } from './fees/paid-fee';
import { isFee, isLoan, isPurchase, type Subject } from './subject';

/** A payment as somebody sees it. */
export interface SeenPayment {
  readonly payment: Payment;
  readonly subject: Subject;
  /** Whether the viewer owns or manages the account that lends. */
  readonly manages: boolean;
  /** Whether the viewer is who pays. */
  readonly pays: boolean;
  /** Whether the account that lends accepts invoices. */
  readonly lenderAccepts: boolean;
  /** What the lender keeps for the loan of the earlier payments of the booking, yen. */
  readonly before: number;
}

export type PaymentPermission =
  'settle' | 'refund' | 'pay' | 'invoice' | 'retry' | 'cancel' | 'cancel_subscription';

/** What the viewer may do with a payment now. */
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
  if (manages && canRefund(status) && leftOf(payment) > 0) may.push('refund');
  if (pays && settlement === 'card' && isOpen(status)) {
    if (isByInvoice(status) || payment.invoice?.state === 'asked') {
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
 * What cancelling the booking returns of a payment to the payer, in the order of time; empty once it has begun or is cancelled.
 * Of what is to be paid by card it is what would return once it is paid; of what is to be paid by hand nothing. A manager who cancels returns everything, as does a booking that was delayed.
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
