import type { Bill } from './contracts/bill';
import { captureTime } from './card-terms';
import type { PaidFee } from './fees/paid-fee';
import { billed, captured, type Journal } from './ledger';
import type { Loan } from './loan';
import { revenueOf, type Payment } from './payment';

/** The subject of a payment: a priced booking, a bill of the operator, or a month of a group fee. */
export type Subject = Loan | Bill | PaidFee;

export const isBill = (subject: Subject): subject is Bill => 'cause' in subject;

export const isFee = (subject: Subject): subject is PaidFee => 'period' in subject;

export const isLoan = (subject: Subject): subject is Loan => !isBill(subject) && !isFee(subject);
/** A bill for what begins once it is paid. */
export const isPurchase = (subject: Subject): boolean =>
  isBill(subject) && (subject.then !== null || subject.kind === 'credit');

/** Returns the time at which its price was set, epoch milliseconds. No payment precedes it. */
export function pricedAt(subject: Subject): number {
  if (isFee(subject)) return subject.period.at;
  return isBill(subject) ? subject.at : Math.max(...subject.charge.revisions.map(({ at }) => at));
}

/**
 * Returns the time at which a held card is charged: at once for a bill and a fee, by {@link captureTime} for a booking.
 * @param captureBefore end of the hold, epoch milliseconds; null if there is no hold
 */
export const chargedAt = (payment: Payment, subject: Subject, captureBefore: number | null): number =>
  isLoan(subject) ? captureTime(payment, subject, captureBefore) : pricedAt(subject);

export function collectedJournal(payment: Payment, subject: Subject, at: number): Journal {
  if (isBill(subject)) return billed(subject, at);
  const { id, payeeId, commissionPercent } = payment;
  // A fee is charged when its month has begun: the lender has earned it.
  const account = isFee(subject) ? 'available' : 'held';
  return captured({ sourceId: id, payeeId, at }, revenueOf(payment), commissionPercent, account);
}
