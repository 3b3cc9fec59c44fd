import type { Bill } from './contracts/bill';
import { captureTime } from './card-terms';
import type { PaidFee } from './fees/paid-fee';
import { billed, captured, type Journal } from './ledger';
import type { Loan } from './loan';
import { revenueOf, type Payment } from './payment';

/** What a payment is for: a priced booking, a bill of the operator's, or a month of a group's fee. */
export type Subject = Loan | Bill | PaidFee;

export const isBill = (subject: Subject): subject is Bill => 'cause' in subject;

export const isFee = (subject: Subject): subject is PaidFee => 'period' in subject;

export const isLoan = (subject: Subject): subject is Loan => !isBill(subject) && !isFee(subject);
/** A bill for what begins once it is paid. */
export const isPurchase = (subject: Subject): boolean =>
  isBill(subject) && (subject.then !== null || subject.kind === 'credit');

/** When the price of it was made, epoch milliseconds: nothing is paid before. */
export function pricedAt(subject: Subject): number {
  if (isFee(subject)) return subject.period.at;
  return isBill(subject) ? subject.at : Math.max(...subject.charge.revisions.map(({ at }) => at));
}

/**
 * When a card that is held for it is charged: a bill and a fee at once, a booking by its own rule.
 * @param captureBefore when the hold ends, epoch milliseconds; null while there is none
 */
export const chargedAt = (payment: Payment, subject: Subject, captureBefore: number | null): number =>
  isLoan(subject) ? captureTime(payment, subject, captureBefore) : pricedAt(subject);

/** What is entered when a card was charged. */
export function collectedJournal(payment: Payment, subject: Subject, at: number): Journal {
  if (isBill(subject)) return billed(subject, at);
  const { id, payeeId, commissionPercent } = payment;
  // A fee is charged when its month has begun: the lender has earned it.
  const account = isFee(subject) ? 'available' : 'held';
  return captured({ sourceId: id, payeeId, at }, revenueOf(payment), commissionPercent, account);
}
