import { refuse, allow, MIN_CHARGE, type Verdict } from '@kashikari/kernel';
import type { PriceLine } from '@kashikari/pricing';
import type { PaymentInvoice } from './invoices/payment-invoice';
import {
  refunded,
  refundedByHand,
  settledByHand,
  type Journal,
  type LenderAccount,
  type Revenue,
} from './ledger';
import { canRefund, canSettleByHand, isByInvoice, isOpen, type PaymentStatus } from './payment-states';

/** The way of a payment by hand. */
export type HandMethod = 'cash' | 'bank';

export type PaymentReason =
  'reservation' | 'extended' | 'overdue' | 'subscription' | 'group_subscription' | 'credit_purchase';

/** A card, as far as it may be shown. */
export interface PaymentCard {
  readonly brand: string;
  readonly last4: string;
}

/** Money that went back, or that became a cancellation fee. */
export interface Refund {
  /** Its cause, once for each payment: `cancel`, `revision:<index>`, `manager:<id>`, `undone` (a return). */
  readonly source: string;
  /** Yen; 0 where the lender keeps everything. */
  readonly amount: number;
  /** Yen that the lender keeps for what was cancelled. */
  readonly kept: number;
  /** A manager's words; empty otherwise. */
  readonly reason: string;
  /** Business time, epoch milliseconds. */
  readonly at: number;
}

/** A payment that the payer's bank took back. Its amount is the lender's loss, unless the bank decides for the lender. */
export interface Chargeback {
  /** The provider's id. */
  readonly id: string;
  /** Yen. */
  readonly amount: number;
  readonly state: 'open' | 'lost' | 'won';
  /** Business time, epoch milliseconds. */
  readonly at: number;
}

/** A payment for a loan, or for a bill of the operator's. Amounts are yen, tax included; times are epoch milliseconds of business time. */
export interface Payment {
  readonly id: string;
  /** Empty for what is no booking. */
  readonly bookingId: string;
  /** Empty for what is no bill. */
  readonly billId: string;
  /** The month of a group fee; empty for other payments. */
  readonly feePeriodId: string;
  /** Position among the payments of the booking's price, or number of the return; from 1. A bill has one. */
  readonly number: number;
  readonly version: number;
  readonly status: PaymentStatus;
  readonly reason: PaymentReason;
  readonly amount: number;
  readonly amountRefunded: number;
  /** Part of the rest that the lender keeps as a cancellation fee. */
  readonly amountKept: number;
  readonly tax: number;
  /** Empty for the rest of a price that became higher, and for a bill: it has its own. */
  readonly lines: readonly PriceLine[];
  readonly settlement: 'direct' | 'card';
  readonly method: HandMethod | null;
  readonly note: string;
  readonly payerId: string;
  /** The lender's account; empty for a bill, which the operator receives. */
  readonly payeeId: string;
  /** Time at which the payer paid, or the card hold began. */
  readonly paidAt: number | null;
  /** Time at which the money was collected, by hand or from the card. */
  readonly capturedAt: number | null;
  /** Deadline after which the unpaid booking is cancelled; null: the booking goes on unpaid. */
  readonly payBy: number | null;
  /** The provider's payment; null before the payer chose a card. */
  readonly intentId: string | null;
  readonly card: PaymentCard | null;
  /** Code of the refusal that the provider gave last; empty for none. */
  readonly error: string;
  /** Time at which a hold is charged; null if there is no hold. */
  readonly captureAt: number | null;
  /** The operator's share of what is paid by card. */
  readonly commissionPercent: number;
  /** null: nobody asked for one. */
  readonly invoice: PaymentInvoice | null;
  /** Yen that were collected, by hand or from the card; 0 before. */
  readonly collected: number;
  /** Its money is part of the lender's available balance. That of a fee is from its capture on. */
  readonly isReleased: boolean;
  /** Number of times that its money was moved between the lender's accounts. */
  readonly moves: number;
  readonly chargebacks: readonly Chargeback[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly refunds: readonly Refund[];
}

/** Values of a payment whose money was not collected. */
export const NOT_COLLECTED = {
  ...{ collected: 0, isReleased: false, moves: 0, chargebacks: [] },
} as const satisfies Partial<Payment>;

/** One change of a payment, with what is entered in the ledger. */
export interface PaymentOutcome {
  readonly change:
    'created' | 'updated' | 'invoiced' | 'paid' | 'failed' | 'refunded' | 'canceled' | 'lapsed' | 'given_up';
  /** The payment after the change. */
  readonly payment: Payment;
  readonly refund?: Refund;
  readonly journal?: Journal;
}

/** The `error` of an invoice that was not paid by its date. */
export const INVOICE_OVERDUE = 'invoice_overdue';

/** Returns true if the payment is to be paid by an invoice, which is sent or about to be. */
export const isInvoiced = ({ status, invoice }: Payment): boolean =>
  isByInvoice(status) || invoice?.state === 'asked';

/** Yen that the payer's bank has taken back. */
export const chargedBackOf = ({ chargebacks }: Pick<Payment, 'chargebacks'>): number =>
  chargebacks.filter(({ state }) => state !== 'won').reduce((sum, { amount }) => sum + amount, 0);

/** Yen that can be refunded. */
export const leftOf = (payment: Payment): number =>
  payment.amount - payment.amountRefunded - chargedBackOf(payment);

/** Returns true while the payer's bank decides about a chargeback. */
export const isChargedBack = ({ chargebacks }: Payment): boolean =>
  chargebacks.some(({ state }) => state === 'open');

/** Returns true if its money is part of the lender's available balance. */
export const isAvailable = (payment: Payment): boolean =>
  isThroughProvider(payment) && accountOf(payment) === 'available' && payment.capturedAt !== null;

/** Returns true if its money goes through the provider: it is paid by card, and was not noted by hand. */
export const isThroughProvider = ({ settlement, method, billId }: Payment): boolean =>
  settlement === 'card' && method === null && billId === '';

/** The account of the lender in which its money is. */
export const accountOf = ({ feePeriodId, isReleased }: Payment): LenderAccount =>
  feePeriodId !== '' || isReleased ? 'available' : 'held';

/** Returns true if the payment is for what a return costs, rather than for a price. */
export const isAtReturn = ({ reason }: Pick<Payment, 'reason'>): boolean =>
  reason === 'extended' || reason === 'overdue';

/**
 * Returns true if the payment blocks further priced bookings of the payer from this lender. It does if a card failed
 * after the booking was confirmed, the rest of a raised price or the cost of a return is open, or an invoice is overdue.
 * A booking that waits for its first payment does not block: it ends if unpaid.
 */
export function isUnsettled(payment: Payment): boolean {
  const { settlement, status, payBy, paidAt, number, invoice, error } = payment;
  if (settlement !== 'card' || !isOpen(status) || paidAt !== null || payBy !== null) return false;
  if (isByInvoice(status)) return error === INVOICE_OVERDUE;
  if (invoice?.state === 'asked') return false;
  return status === 'payment_failed' || number > 1 || isAtReturn(payment);
}

/** Returns what the lender keeps. A chargeback takes the amount for the loan before a cancellation fee. */
export function revenueOf(payment: Payment): Revenue {
  const { amount, amountRefunded, amountKept, paidAt } = payment;
  if (paidAt === null) return { lent: 0, cancelled: 0 };
  const lent = amount - amountRefunded - amountKept;
  const lost = chargedBackOf(payment);
  return { lent: Math.max(0, lent - lost), cancelled: amountKept - Math.max(0, lost - lent) };
}

/** The next version of a payment. */
export function changePayment(before: Payment, to: Partial<Payment>, now: number): Payment {
  return { ...before, ...to, version: before.version + 1, updatedAt: now };
}

/**
 * Notes that a payment was made by hand.
 * @param paidAt not before the price that is paid
 */
export function settleByHand(
  payment: Payment,
  { method, note }: { readonly method: HandMethod; readonly note: string },
  paidAt: number,
  now: number,
): Verdict<PaymentOutcome> {
  const { status, id, payeeId, amount } = payment;
  if (!canSettleByHand(status)) return refuse('payment.state', { status });
  const after = changePayment(
    payment,
    {
      ...{ status: 'succeeded', method, note, paidAt, capturedAt: paidAt, payBy: null },
      collected: amount,
    },
    now,
  );
  return allow({
    change: 'paid',
    payment: after,
    journal: settledByHand({ sourceId: id, payeeId, at: now }, amount),
  });
}

/**
 * Refunds a part or all of the remaining amount, by a manager. The amount for the loan is refunded before a
 * cancellation fee.
 */
export function refundByManager(
  payment: Payment,
  { amount, reason, source }: { readonly amount: number; readonly reason: string; readonly source: string },
  now: number,
): Verdict<PaymentOutcome> {
  const { status } = payment;
  const left = leftOf(payment);
  if (!canRefund(status) || isChargedBack(payment)) return refuse('payment.state', { status });
  if (amount > left) return refuse('payment.refund_too_large', { left }, 'amount');
  return allow(recordRefund(payment, { source, amount, kept: 0, reason, at: now }));
}

/**
 * Adds a refund to a paid payment. The caller has checked that the amount is available. For a hold, the charge is
 * reduced. If nothing is left of a hold, it is released; the rest of a cancelled booking is charged now.
 */
export function recordRefund(payment: Payment, asked: Refund): PaymentOutcome {
  const refund = payment.status === 'requires_capture' ? ofHold(payment, asked) : asked;
  const before = revenueOf(payment);
  const lent = Math.max(0, before.lent - refund.amount - refund.kept);
  const amountRefunded = payment.amountRefunded + refund.amount;
  const amountKept = payment.amount - amountRefunded - chargedBackOf(payment) - lent;
  const refunds = [...payment.refunds, refund];
  const to = { amountRefunded, amountKept, refunds };
  const isAll = amountRefunded === payment.amount;
  if (payment.status === 'requires_capture') {
    const status = isAll ? 'canceled' : payment.status;
    const captureAt = isAll ? null : refund.source === 'cancel' ? refund.at : payment.captureAt;
    return {
      change: 'refunded',
      payment: changePayment(payment, { ...to, status, captureAt }, refund.at),
      refund,
    };
  }
  const status = isAll ? 'refunded' : payment.status;
  const after = changePayment(payment, { ...to, status }, refund.at);
  const source = { sourceId: `${payment.id}:${refund.source}`, payeeId: payment.payeeId, at: refund.at };
  const change = { before, after: revenueOf(after) };
  const journal = isThroughProvider(payment)
    ? refunded(source, change, payment.commissionPercent, accountOf(payment))
    : refundedByHand(source, change);
  return { change: 'refunded', payment: after, refund, journal };
}

/** No card is charged for less than the least charge: so little is waived. */
function ofHold(payment: Payment, refund: Refund): Refund {
  const left = leftOf(payment);
  const isUnderMinCharge = left - refund.amount < MIN_CHARGE;
  return isUnderMinCharge ? { ...refund, amount: left, kept: 0 } : refund;
}
