import {
  CAPTURE_HOURS_BEFORE_END,
  FULL_REFUND_WITHIN_HOURS,
  PAY_WITHIN_HOURS_BY_MANAGER,
  PAY_WITHIN_MINUTES,
} from '@kashikari/kernel';
import type { Loan } from './loan';
import type { Payment } from './payment';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Card terms of a lender at the current time. */
export interface CardTerms {
  readonly takesCards: boolean;
  /** The operator's share, percent. */
  readonly commissionPercent: number;
}

/** A lender without a payout account, or an installation without a provider. */
export const BY_HAND: CardTerms = { takesCards: false, commissionPercent: 0 };

/** Returns the terms of a new payment of a loan. Member cards always pay directly. */
export function termsOf(
  loan: Loan,
  due: { readonly number: number; readonly at: number },
  { takesCards, commissionPercent }: CardTerms,
): Pick<Payment, 'settlement' | 'payBy' | 'commissionPercent'> {
  if (!takesCards || loan.byCard) return { settlement: 'direct', payBy: null, commissionPercent: 0 };
  return { settlement: 'card', payBy: payByOf(loan, due), commissionPercent };
}

/**
 * Returns the deadline of a booking's first payment. The rest of a raised price has none and stays unpaid. Nor has a
 * manager's booking that begins at once: its goods are handed over at the counter.
 */
function payByOf(loan: Loan, { number, at }: { readonly number: number; readonly at: number }) {
  if (number > 1 || loan.state !== 'reserved') return null;
  if (loan.bookedBy === null || loan.bookedBy === loan.payerId) return at + PAY_WITHIN_MINUTES * MINUTE;
  const payBy = Math.min(at + PAY_WITHIN_HOURS_BY_MANAGER * HOUR, loan.startAt);
  return payBy > at ? payBy : null;
}

/**
 * Returns the time at which a card is charged: 48 hours after the booking or the raised price, while cancelling is
 * free. It is never later than the start of the loan, or a day before the hold ends.
 * @param captureBefore end of the hold, epoch milliseconds; null if there is no hold
 */
export function captureTime(
  { createdAt }: Pick<Payment, 'createdAt'>,
  { startAt }: Pick<Loan, 'startAt'>,
  captureBefore: number | null,
): number {
  const fullRefundUntil = createdAt + FULL_REFUND_WITHIN_HOURS * HOUR;
  const hold = captureBefore === null ? Infinity : captureBefore - CAPTURE_HOURS_BEFORE_END * HOUR;
  return Math.min(fullRefundUntil, startAt, hold);
}
