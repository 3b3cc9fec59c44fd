import type { Tx } from '@kashikari/platform/tx';

/** Costs of returns that are to be charged. */
export abstract class ReturnCharges {
  /** Orders the charge of each return that has no payment, by the newest copies of the bookings. */
  abstract schedule(tx: Tx, bookingIds: readonly string[]): Promise<void>;
  /** Returns the lender of a booking whose return has no payment; undefined if there is nothing to charge. */
  abstract payeeOf(tx: Tx, bookingId: string): Promise<string | undefined>;
  /** Returns the intents by which the price of a booking was paid, the latest first. */
  abstract intentsOf(tx: Tx, bookingId: string): Promise<string[]>;
}
