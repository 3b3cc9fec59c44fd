import type { Tx } from '@kashikari/platform/tx';
import type { IntentDecision } from '../../domain/apply-intent';
import type { Loan } from '../../domain/loan';
import type { Payment } from '../../domain/payment';

/** Decides about the cost of a return; an empty decision leaves everything as it is. */
export type ReturnDecision = (
  loan: Loan,
  payments: readonly Payment[],
  newId: () => string,
) => IntentDecision;

/** Costs of returns that are to be charged. */
export abstract class ReturnCharges {
  /** Orders the charge of each return that has no payment, by the newest copies of the bookings. */
  abstract schedule(tx: Tx, bookingIds: readonly string[]): Promise<void>;
  /** Returns the lender of a booking whose return has no payment; undefined if there is nothing to charge. */
  abstract payeeOf(tx: Tx, bookingId: string): Promise<string | undefined>;
  /** Returns the intents by which the price of a booking was paid, the latest first. */
  abstract intentsOf(tx: Tx, bookingId: string): Promise<string[]>;
  /** Decides while the booking is locked, and stores the changes with the orders to the provider. */
  abstract decide(tx: Tx, bookingId: string, act: ReturnDecision, now: number): Promise<void>;
}
