import type { Tx } from '@kashikari/platform/tx';
import type { Id } from '../../domain/ids';

/** A booking that was made or cancelled. */
export interface BookingNews {
  readonly bookingId: Id;
  readonly goodId: Id;
  readonly change: 'made' | 'cancelled';
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Half-open, epoch milliseconds. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** Numbers for the sort orders `popular` and `booked_at`. */
export abstract class Popularity {
  /** Stores when bookings were made and which were cancelled. The same news may come again. */
  abstract note(tx: Tx, news: readonly BookingNews[]): Promise<void>;

  /**
   * Counts the bookings made in the period and the likes given before its end, and publishes the goods whose numbers differ,
   * up to `limit`.
   * @param version of the published numbers: a higher one replaces a lower one
   * @returns the number of goods that differed
   */
  abstract recount(tx: Tx, period: Period, version: number, limit: number): Promise<number>;

  /** Deletes bookings made before an instant. */
  abstract forgetBefore(tx: Tx, instant: number): Promise<void>;

  /** Schedules the next count, in the given transaction or a separate one. */
  abstract order(dueAt: number, tx?: Tx): Promise<void>;
}
