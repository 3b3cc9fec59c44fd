import type { RecordCount } from '../../domain/record';
import type { Viewer } from './bookings';

/** A borrower's counts over the goods that decide for the reader. */
export interface BorrowerCount extends RecordCount {
  readonly userId: string;
}

/** Counts the bookings of borrowers for their records. */
export abstract class RecordViews {
  /**
   * Counts all bookings of the viewer, and those of others over the goods of the lenders that the viewer is or acts
   * for. Such a lender must have a live booking or wait of the borrower, or share a group with the borrower.
   * @param since epoch milliseconds; bookings that were returned before are not counted
   * @param now epoch milliseconds
   * @returns one row for each borrower whose record the viewer may see; others are left out
   */
  abstract count(
    userIds: readonly string[],
    viewer: Viewer & { readonly userId: string },
    since: number,
    now: number,
  ): Promise<BorrowerCount[]>;
}
