import { taxIn } from '@kashikari/pricing';
import { BY_HAND, termsOf, type CardTerms } from './card-terms';
import { nextInvoice } from './invoices/payment-invoice';
import { replayCharge, type Due, type Return } from './charge-history';
import { moved, netOf } from './ledger';
import type { Loan } from './loan';
import {
  changePayment,
  isAtReturn,
  isThroughProvider,
  leftOf,
  NOT_COLLECTED,
  recordRefund,
  revenueOf,
  type Payment,
  type PaymentOutcome,
} from './payment';
import { undoReturns } from './return-payment';
import { isOpen } from './payment-states';

/**
 * Compares a booking's charge with its payments and returns what changes: payments that are opened, adapted or void, and
 * refunds. Running it again returns nothing.
 * @param newId makes the id of a payment
 * @param now business time, epoch milliseconds
 * @param terms of the lender, for payments that are opened
 */
export function settleUp(
  loan: Loan,
  payments: readonly Payment[],
  newId: () => string,
  now: number,
  terms: CardTerms = BY_HAND,
): PaymentOutcome[] {
  const followed = payments.map((payment) => followLoan(payment, loan, now));
  const known = followed.map(({ payment }) => payment);
  const ofPrice = known.filter((payment) => !isAtReturn(payment));
  const { open, voided, returns } = replayCharge(loan, ofPrice);
  const dues = [
    ...voided.map((due) => ({ due, isVoid: true })),
    ...(open ? [{ due: open, isVoid: false }] : []),
  ];
  return [
    ...followed.flatMap(({ outcome }) => outcome ?? []),
    ...dues
      .sort((a, b) => a.due.number - b.due.number)
      .flatMap(({ due, isVoid }) => {
        const payment = ofPrice.find(({ number }) => number === due.number);
        if (!payment) return [openPayment(loan, due, isVoid, { id: newId(), now, terms })];
        return adapt(payment, due, isVoid, now);
      }),
    ...refundAll(ofPrice, returns, now),
    ...undoReturns(loan, known, now),
  ];
}

/**
 * A card that is linked to an account hands on its payments. A transferred good hands on those of its price that are
 * still open, and the money of a loan that has not begun; the cost of a return stays with the lender to whom it came back.
 */
function followLoan(payment: Payment, loan: Loan, now: number): FollowedPayment {
  const payeeId = isHandedOn(payment, loan) ? loan.payeeId : payment.payeeId;
  if (payment.payerId === loan.payerId && payment.payeeId === payeeId) return { payment };
  const after = changePayment(payment, { payerId: loan.payerId, payeeId }, now);
  if (payeeId === payment.payeeId || payment.capturedAt === null)
    return { payment: after, outcome: { change: 'updated', payment: after } };
  const given = { ...after, moves: after.moves + 1 };
  return {
    payment: given,
    outcome: { change: 'updated', payment: given, ...reassigned(payment, given, now) },
  };
}

/** A payment after it followed its loan, and the change; no change where it had followed before. */
interface FollowedPayment {
  readonly payment: Payment;
  readonly outcome?: PaymentOutcome;
}

function isHandedOn(payment: Payment, { state }: Loan): boolean {
  if (isAtReturn(payment)) return false;
  if (isOpen(payment.status)) return true;
  return (
    state === 'reserved' && isThroughProvider(payment) && payment.capturedAt !== null && !payment.isReleased
  );
}

/** The money that the new lender earns with the loan. */
function reassigned(before: Payment, after: Payment, at: number): Pick<PaymentOutcome, 'journal'> {
  const yen = netOf(revenueOf(after), after.commissionPercent);
  if (yen === 0) return {};
  const purse = ({ payeeId: ownerId }: Payment) => ({ account: 'held' as const, ownerId });
  const source = { sourceId: `${after.id}:${after.moves}`, at };
  return { journal: moved('handed_over', source, { from: purse(before), to: purse(after) }, yen) };
}

/** The lines of a price make up its total, so the rest of a higher price has none. */
const linesOf = ({ isWhole, revision }: Due) => (isWhole ? revision.lines : []);

function openPayment(
  loan: Loan,
  due: Due,
  isVoid: boolean,
  { id, now, terms }: { readonly id: string; readonly now: number; readonly terms: CardTerms },
): PaymentOutcome {
  const payment: Payment = {
    ...{ id, bookingId: loan.bookingId, billId: '', feePeriodId: '', number: due.number, version: 1 },
    ...{ status: isVoid ? 'canceled' : 'draft', reason: 'reservation' },
    ...{ amount: due.amount, amountRefunded: 0, amountKept: 0, tax: taxIn(due.amount), lines: linesOf(due) },
    ...termsOf(loan, { number: due.number, at: due.revision.at }, terms),
    ...{ method: null, note: '', payerId: loan.payerId, payeeId: loan.payeeId },
    ...{ intentId: null, card: null, error: '', captureAt: null, invoice: null },
    ...{ paidAt: null, capturedAt: null, createdAt: due.revision.at, updatedAt: now, refunds: [] },
    ...NOT_COLLECTED,
  };
  return { change: isVoid ? 'canceled' : 'created', payment };
}

function adapt(payment: Payment, due: Due, isVoid: boolean, now: number): PaymentOutcome[] {
  if (!isOpen(payment.status) || payment.paidAt !== null) return [];
  const { amount } = due;
  const asked = { amount, tax: taxIn(amount), lines: linesOf(due) };
  if (isVoid)
    return [{ change: 'canceled', payment: changePayment(payment, { ...asked, status: 'canceled' }, now) }];
  if (payment.amount === amount) return [];
  const again = payment.invoice && { invoice: nextInvoice(payment.invoice) };
  return [{ change: 'updated', payment: changePayment(payment, { ...asked, ...again }, now) }];
}

/** Adds refunds that are not recorded yet, limited to the amount that managers have not refunded meanwhile. */
function refundAll(payments: readonly Payment[], returns: readonly Return[], now: number): PaymentOutcome[] {
  const current = new Map(payments.map((payment) => [payment.id, payment]));
  return returns.flatMap(({ payment: { id }, source, ...wanted }) => {
    const payment = current.get(id)!;
    if (payment.refunds.some((refund) => refund.source === source)) return [];
    const amount = Math.min(wanted.amount, leftOf(payment));
    const kept = Math.min(wanted.kept, Math.max(0, revenueOf(payment).lent - amount));
    if (amount + kept === 0) return [];
    const outcome = recordRefund(payment, { source, amount, kept, reason: '', at: now });
    current.set(id, outcome.payment);
    return [outcome];
  });
}
