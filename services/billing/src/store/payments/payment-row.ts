import { invoiceJson, toInvoice, type InvoiceJson } from './invoice-json';
import type { Loan } from '../../domain/loan';
import { toBill, type BillJson } from '../contracts/bill-row';
import { toPaidFee, type PaidFeeJson } from '../fees/fee-row';
import { chargedBackOf, type Payment } from '../../domain/payment';
import type { SeenPayment } from '../../domain/payment-permissions';
import type { Subject } from '../../domain/subject';

/** A loan as PostgreSQL returns it in JSON: instants are text. */
export interface LoanJson extends Record<'start_at' | 'end_at', string> {
  readonly booking_id: string;
  readonly version: number;
  readonly payer_id: string;
  readonly payee_id: string;
  readonly good_id: string;
  readonly good_title: string;
  readonly state: Loan['state'];
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly zone: string;
  readonly delayed_from: string | null;
  readonly cancelled_at: string | null;
  readonly over_at: string | null;
  readonly disputed: boolean;
  readonly booked_by: string | null;
  readonly by_card: boolean;
  readonly charge: Loan['charge'];
}

interface RefundJson {
  readonly source: string;
  readonly amount: number;
  readonly kept: number;
  readonly reason: string;
  readonly at: string;
}

export interface PaymentJson extends Record<'created_at' | 'updated_at', string> {
  readonly id: string;
  readonly booking_id: string | null;
  readonly bill_id: string | null;
  readonly fee_period_id: string | null;
  readonly number: number;
  readonly version: number;
  readonly status: Payment['status'];
  readonly reason: Payment['reason'];
  readonly amount: number;
  readonly amount_refunded: number;
  readonly amount_kept: number;
  readonly tax: number;
  readonly lines: Payment['lines'];
  readonly settlement: Payment['settlement'];
  readonly method: Payment['method'];
  readonly note: string;
  readonly payer_id: string;
  readonly payee_id: string | null;
  readonly paid_at: string | null;
  readonly captured_at: string | null;
  readonly pay_by: string | null;
  readonly intent_id: string | null;
  readonly card_brand: string;
  readonly card_last4: string;
  readonly error: string;
  readonly capture_at: string | null;
  readonly commission_percent: number;
  readonly invoice: InvoiceJson | null;
  readonly collected: number;
  readonly released: boolean;
  readonly moves: number;
  readonly charged_back: number;
  readonly chargebacks: Payment['chargebacks'];
}

/** A payment with its refunds, what it is for, and what it is to the viewer. */
export interface SeenRow {
  readonly payment: PaymentJson;
  readonly refunds: readonly RefundJson[];
  readonly loan: LoanJson | null;
  readonly bill: BillJson | null;
  readonly fee: PaidFeeJson | null;
  readonly manages: boolean;
  readonly pays: boolean;
  readonly lender_accepts: boolean;
  readonly before: number;
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

const text = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const toSeenPayment = ({
  payment,
  refunds,
  loan,
  bill,
  fee,
  lender_accepts: lenderAccepts,
  ...seen
}: SeenRow): SeenPayment => ({
  ...{
    payment: toPayment(payment, refunds),
    subject: toSubject({ loan, bill, fee }),
    lenderAccepts,
    ...seen,
  },
});

export function toSubject({ loan, bill, fee }: Pick<SeenRow, 'loan' | 'bill' | 'fee'>): Subject {
  if (loan) return toLoan(loan);
  if (bill) return toBill(bill);
  if (fee) return toPaidFee(fee);
  throw new Error('A payment row has no subject');
}

export function toPayment(row: PaymentJson, refunds: readonly RefundJson[]): Payment {
  const { id, number, version, status, reason, amount, tax, lines, settlement, method, note, error } = row;
  return {
    ...{ id, number, version, status, reason, amount, tax, lines, settlement, method, note, error },
    ...{ bookingId: row.booking_id ?? '', billId: row.bill_id ?? '', feePeriodId: row.fee_period_id ?? '' },
    ...{ amountRefunded: row.amount_refunded, amountKept: row.amount_kept },
    ...{ payerId: row.payer_id, payeeId: row.payee_id ?? '', paidAt: instant(row.paid_at) },
    ...{ capturedAt: instant(row.captured_at), payBy: instant(row.pay_by), intentId: row.intent_id },
    card: row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    ...{ captureAt: instant(row.capture_at), commissionPercent: row.commission_percent },
    ...{ createdAt: Date.parse(row.created_at), updatedAt: Date.parse(row.updated_at) },
    invoice: row.invoice && toInvoice(row.invoice),
    ...{ collected: row.collected, isReleased: row.released, moves: row.moves },
    chargebacks: row.chargebacks,
    refunds: refunds.map(({ at, ...refund }) => ({ ...refund, at: Date.parse(at) })),
  };
}

export function paymentRow(payment: Payment): PaymentJson {
  const { id, number, version, status, reason, amount, tax, lines, settlement, method, note } = payment;
  const { intentId, card, error, captureAt, commissionPercent } = payment;
  return {
    ...{ id, number, version, status, reason, amount, tax, lines, settlement, method, note, error },
    ...{ booking_id: payment.bookingId || null, bill_id: payment.billId || null },
    fee_period_id: payment.feePeriodId || null,
    ...{ amount_refunded: payment.amountRefunded },
    ...{ amount_kept: payment.amountKept, payer_id: payment.payerId, payee_id: payment.payeeId || null },
    ...{ paid_at: text(payment.paidAt), captured_at: text(payment.capturedAt), pay_by: text(payment.payBy) },
    ...{ intent_id: intentId, card_brand: card?.brand ?? '', card_last4: card?.last4 ?? '' },
    ...{ capture_at: text(captureAt), commission_percent: commissionPercent },
    invoice: payment.invoice && invoiceJson(payment.invoice),
    ...{ collected: payment.collected, released: payment.isReleased, moves: payment.moves },
    ...{ charged_back: chargedBackOf(payment), chargebacks: payment.chargebacks },
    created_at: new Date(payment.createdAt).toISOString(),
    updated_at: new Date(payment.updatedAt).toISOString(),
  };
}

export function toLoan(row: LoanJson): Loan {
  const { version, state, zone, charge } = row;
  return {
    ...{ bookingId: row.booking_id, version, state, zone, charge },
    byCard: row.by_card,
    ...{ payerId: row.payer_id, payeeId: row.payee_id, goodId: row.good_id, goodTitle: row.good_title },
    ...{ startAt: Date.parse(row.start_at), endAt: Date.parse(row.end_at), bookedBy: row.booked_by },
    ...{ startDate: row.start_date, endDate: row.end_date },
    ...{ delayedFrom: instant(row.delayed_from), cancelledAt: instant(row.cancelled_at) },
    ...{ overAt: instant(row.over_at), disputed: row.disputed },
  };
}

export function loanRow(loan: Loan): LoanJson {
  const { version, state, zone, charge } = loan;
  return {
    ...{ booking_id: loan.bookingId, version, state, zone, charge, by_card: loan.byCard },
    ...{ payer_id: loan.payerId, payee_id: loan.payeeId, good_id: loan.goodId, good_title: loan.goodTitle },
    ...{ start_at: new Date(loan.startAt).toISOString(), end_at: new Date(loan.endAt).toISOString() },
    ...{ start_date: loan.startDate, end_date: loan.endDate, booked_by: loan.bookedBy },
    ...{ delayed_from: text(loan.delayedFrom), cancelled_at: text(loan.cancelledAt) },
    ...{ over_at: text(loan.overAt), disputed: loan.disputed },
  };
}
