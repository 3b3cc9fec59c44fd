import type { BookedPayment, Difference, Movement } from '../../domain/reconcile/compare-books';

/** The provider's movements of money. */
export interface ProviderBooks {
  /** Movements of payments. */
  readonly movements: readonly Movement[];
  /** Yen that were sent to connected accounts. */
  readonly transferred: number;
}

/** The ledger, as far as it is compared with other books. */
export abstract class Ledger {
  /**
   * Clearing entries by payment: of those captured since a time, and of some payments at the provider.
   * @param since business time, epoch milliseconds; undefined for all
   */
  abstract bookedPayments(since: number | undefined, intentIds: readonly string[]): Promise<BookedPayment[]>;
  /** Payments at the provider whose calls are not finished. */
  abstract openIntents(): Promise<Set<string>>;
  /** The sum of clearing less payouts that the provider has sent and that have not arrived, yen. */
  abstract clearing(): Promise<number>;
  /** Connected accounts that were paid out. */
  abstract connectedAccounts(): Promise<string[]>;
  /** Stored balances that are not the sum of their entries, and journals that do not sum up to 0. */
  abstract faults(): Promise<Difference[]>;
}
