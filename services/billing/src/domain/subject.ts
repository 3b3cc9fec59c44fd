import type { Bill } from './contracts/bill';
import { captureTime } from './card-terms';
import { billed, captured, type Journal } from './ledger';
import type { Loan } from './loan';
import { revenueOf, type Payment } from './payment';

/** What a payment is for: a priced booking, or a bill of the operator's. */
export type Subject = Loan | Bill;

export const isBill = (subject: Subject): subject is Bill => 'cause' in subject;

/** When the price of it was made, epoch milliseconds: nothing is paid before. */
export const pricedAt = (subject: Subject): number =>
  isBill(subject) ? subject.at : Math.max(...subject.charge.revisions.map(({ at }) => at));

/**
 * When a card that is held for it is charged: a bill at once, a booking by its own rule.
 * @param captureBefore when the hold ends, epoch milliseconds; null while there is none
 */
export const chargedAt = (payment: Payment, subject: Subject, captureBefore: number | null): number =>
  isBill(subject) ? subject.at : captureTime(payment, subject, captureBefore);

/** What is entered when a card was charged. */
export function collectedJournal(payment: Payment, subject: Subject, at: number): Journal {
  if (isBill(subject)) return billed(subject, at);
  const { id, payeeId, commissionPercent } = payment;
  return captured({ sourceId: id, payeeId, at }, revenueOf(payment), commissionPercent);
}
