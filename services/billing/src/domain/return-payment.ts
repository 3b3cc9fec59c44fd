import { RETURN_CHARGE_MINUTES } from '@kashikari/kernel';
import { taxIn } from '@kashikari/pricing';
import type { IntentDecision } from './apply-intent';
import type { CardTerms } from './card-terms';
import type { Loan, ReturnCharge } from './loan';
import {
  changePayment,
  isAtReturn,
  NOT_COLLECTED,
  leftOf,
  recordRefund,
  type Payment,
  type PaymentOutcome,
} from './payment';
import { isOpen } from './payment-states';

const MINUTE = 60_000;

/** The payment that a return opens, and how it is paid. */
export interface ReturnTerms extends CardTerms {
  /** Id of the payment. */
  readonly id: string;
  /** A card of the payer that may be charged without them; absent if none was kept with the booking. */
  readonly cardId?: string | undefined;
}

/** Returns the time at which a return is charged: by then it may be undone for free. */
export const chargeTime = ({ at }: ReturnCharge): number => at + RETURN_CHARGE_MINUTES * MINUTE;

/** Returns the charge of a loan's return that has no payment; undefined if it costs nothing or is paid for. */
export function openReturn(loan: Loan, payments: readonly Payment[]): ReturnCharge | undefined {
  const { atReturn } = loan.charge;
  return payments.some((payment) => isOfReturn(payment, atReturn)) ? undefined : atReturn;
}

/**
 * Opens the payment for what a return costs, once its time has come. A kept card is charged without the payer; otherwise
 * the payer confirms with a card, or pays the lender directly. Each return has one payment: running it again does
 * nothing.
 * @param now business time, epoch milliseconds
 */
export function chargeReturn(
  loan: Loan,
  payments: readonly Payment[],
  { id, takesCards, commissionPercent, cardId }: ReturnTerms,
  now: number,
): IntentDecision {
  const atReturn = openReturn(loan, payments);
  if (!atReturn || chargeTime(atReturn) > now) return { outcomes: [], orders: [] };
  const { number, extended, overdue, lines } = atReturn;
  const amount = extended + overdue;
  const byCard = takesCards && !loan.byCard;
  const isCharged = byCard && cardId !== undefined;
  const payment: Payment = {
    ...{ id, bookingId: loan.bookingId, billId: '', feePeriodId: '', number, version: 1 },
    ...{ status: isCharged ? 'pending' : 'draft', reason: overdue > 0 ? 'overdue' : 'extended' },
    ...{ amount, amountRefunded: 0, amountKept: 0, tax: taxIn(amount), lines },
    ...{ settlement: byCard ? 'card' : 'direct', commissionPercent: byCard ? commissionPercent : 0 },
    ...{ payBy: null, method: null, note: '', payerId: loan.payerId, payeeId: loan.payeeId },
    ...{ intentId: null, card: null, error: '', captureAt: null, invoice: null, ...NOT_COLLECTED },
    ...{ paidAt: null, capturedAt: null, createdAt: now, updatedAt: now, refunds: [] },
  };
  return {
    outcomes: [{ change: 'created', payment }],
    orders: isCharged ? [{ kind: 'charge', subject: 'return', cardId, amount }] : [],
  };
}

/** Ends the payments of returns that were undone: an unpaid one is canceled, a paid one goes back in full. */
export function undoReturns(loan: Loan, payments: readonly Payment[], now: number): PaymentOutcome[] {
  const undone = payments.filter((one) => isAtReturn(one) && !isOfReturn(one, loan.charge.atReturn));
  return undone.flatMap((payment): PaymentOutcome[] => {
    if (payment.paidAt === null) {
      if (!isOpen(payment.status)) return [];
      return [{ change: 'canceled', payment: changePayment(payment, { status: 'canceled' }, now) }];
    }
    const amount = leftOf(payment);
    if (amount === 0 || payment.refunds.some(({ source }) => source === 'undone')) return [];
    return [recordRefund(payment, { source: 'undone', amount, kept: 0, reason: '', at: now })];
  });
}

const isOfReturn = (payment: Payment, atReturn: ReturnCharge | undefined): boolean =>
  isAtReturn(payment) && payment.number === atReturn?.number;
