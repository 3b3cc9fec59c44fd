import type { Tx } from '@kashikari/platform/tx';
import type { Call, Verdict } from '@kashikari/kernel';
import type { IntentDecision } from '../../domain/apply-intent';
import type { Bill } from '../../domain/contracts/bill';
import type { PaidFee } from '../../domain/fees/paid-fee';
import type { Loan } from '../../domain/loan';
import type { Payment, PaymentOutcome } from '../../domain/payment';
import type { SeenPayment } from '../../domain/payment-permissions';
import type { PaymentStatus } from '../../domain/payment-states';
import type { Subject } from '../../domain/subject';

/** Compares a booking with its payments; returns what changes. */
export type SettleUp = (
  loan: Loan,
  payments: readonly Payment[],
  newId: () => string,
) => readonly PaymentOutcome[];

/** Decides about one payment that is locked; undefined leaves it as it is. */
export type PaymentAct = (seen: SeenPayment, newId: () => string) => Verdict<PaymentOutcome | undefined>;

/** Decides about one payment that is locked, with what it is for; an empty decision leaves it as it is. */
export type PaymentDecision = (payment: Payment, subject: Subject) => IntentDecision;

/** Decides about the payments of one booking; an empty decision leaves everything as it is. */
export type LoanDecision = (
  loan: Loan,
  payments: readonly Payment[],
  newId: () => string,
) => Promise<IntentDecision>;

/** Draws the consequences of what happened to the payment of a bill. */
export type FollowingBill = (bill: Bill, outcomes: readonly PaymentOutcome[]) => Promise<void>;

/** The same, or to that of a month of a fee. */
export type FollowingPaid = (subject: Bill | PaidFee, outcomes: readonly PaymentOutcome[]) => Promise<void>;

/** A decision, and what follows from it for the booking, the bill or the fee. */
export interface Deciding {
  /** Start of the provider look-up that the decision uses, security time; absent if it uses none. */
  readonly lookedAt?: number | undefined;
  /**
   * The fetched invoice; absent if the intent was fetched. Look-ups are ordered separately for the intent and each
   * invoice.
   */
  readonly invoiceId?: string | undefined;
  readonly act: PaymentDecision;
  readonly settleUp: (loan: Loan) => Promise<SettleUp>;
  readonly followPaid: FollowingPaid;
}

/** An intent, and the attempt that made it. */
export interface IntentKey {
  readonly id: string;
  readonly attemptId: string | null;
}

export abstract class Payments {
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Stores those copies that are newer than the known ones, and changes their payments. */
  abstract applyLoans(tx: Tx, loans: readonly Loan[], settleUp: SettleUp, now: number): Promise<void>;
  /** Decides about a stored booking while it is locked, and stores the changes with the orders to the provider. */
  abstract decideLoan(tx: Tx, bookingId: string, act: LoanDecision, now: number): Promise<void>;
  /** The payment that an intent was made for. */
  abstract paymentOfIntent(tx: Tx, intent: IntentKey): Promise<string | undefined>;
  /** The payment that an invoice was made for. */
  abstract paymentOfInvoice(tx: Tx, invoice: IntentKey): Promise<string | undefined>;
  /** Returns the provider's invoice of a payment; null if it is not paid by invoice. */
  abstract invoiceOf(tx: Tx, id: string): Promise<string | null>;
  /** The provider's payment of one of ours; null where the payer has not chosen a card. */
  abstract intentOf(tx: Tx, id: string): Promise<string | null>;
  /**
   * Decides about a payment under the lock of its booking or bill. Applies the consequences and stores the orders to
   * the provider.
   * @returns the payment after it; undefined if it does not exist, or if a later look-up was already applied
   */
  abstract decide(tx: Tx, id: string, deciding: Deciding, now: number): Promise<Payment | undefined>;
  /**
   * Changes a payment while its booking or bill is locked, once per idempotency key. Returns it after the change.
   * @param followPaid needed where a payment for a bill or a fee can change
   * @throws DomainError `not_found` for a payment that the caller may not see
   */
  abstract change(
    id: string,
    call: Call,
    act: PaymentAct,
    followPaid?: (tx: Tx) => FollowingPaid,
  ): Promise<SeenPayment>;
  /** The same for several payments: all change, or none. They are returned in the order of `ids`. */
  abstract changeAll(
    ids: readonly string[],
    call: Call,
    act: PaymentAct,
    before: (tx: Tx, id: string) => Promise<void>,
  ): Promise<SeenPayment[]>;
  /** Opens the payment of a bill that is to be paid. */
  abstract openForBill(tx: Tx, bill: Bill, payment: Payment, now: number): Promise<void>;
  /** Opens the payment of a month of a fee. */
  abstract openForFee(tx: Tx, fee: PaidFee, payment: Payment, now: number): Promise<void>;
  /** Erases notes and reasons about payments of accounts that are gone. The amounts stay: they are books. */
  abstract forgetWords(tx: Tx, accountIds: readonly string[]): Promise<void>;
}

/** Filter for a list of payments. Times are epoch milliseconds, half-open. */
export interface PaymentFilter {
  readonly scope: 'pay' | 'receive';
  readonly bookingId?: string | undefined;
  /** Fees of a group. */
  readonly groupId?: string | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Cursor: the page begins after this payment, and no total is counted. */
  readonly afterId?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Payments that the caller may see: as payer, or as owner or manager of the account that lends. */
export abstract class PaymentViews {
  abstract find(id: string, call: Call): Promise<SeenPayment | undefined>;
  /** The latest first. */
  abstract list(
    filter: PaymentFilter,
    call: Call,
  ): Promise<{ readonly payments: SeenPayment[]; readonly total: number }>;
  /** Returns payments by booking, in the order of their numbers. */
  abstract ofBookings(bookingIds: readonly string[], call: Call): Promise<SeenPayment[]>;
}
