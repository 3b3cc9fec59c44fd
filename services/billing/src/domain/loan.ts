import type { Day } from '@kashikari/kernel';
import type { PriceLine } from '@kashikari/pricing';

/** The price of a booking from one moment on. */
export interface PriceRevision {
  /** Business time, epoch milliseconds. */
  readonly at: number;
  /** Yen, tax included. */
  readonly total: number;
  readonly lines: readonly PriceLine[];
  /** Share of the difference that is refunded where the price became lower, percent. */
  readonly refundPercent: number;
}

/** The cost of a loan beyond its price, known at its return. Amounts are yen, tax included. */
export interface ReturnCharge {
  /** Time of the return, or of its receipt: business time, epoch milliseconds. */
  readonly at: number;
  /** Number of the return; undone returns count too. */
  readonly number: number;
  readonly extended: number;
  readonly overdue: number;
  readonly lines: readonly PriceLine[];
}

export type LoanState = 'reserved' | 'handed_over' | 'returned' | 'cancelled';

/** A priced booking, as reservation publishes it. Times are epoch milliseconds. */
export interface Loan {
  readonly bookingId: string;
  readonly version: number;
  /** The borrower. */
  readonly payerId: string;
  /** The lender. */
  readonly payeeId: string;
  readonly goodId: string;
  readonly goodTitle: string;
  readonly state: LoanState;
  /** Half-open. */
  readonly startAt: number;
  readonly endAt: number;
  /** Both inclusive; null for a booking by the hour. */
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly zone: string;
  /** Its start before it was delayed automatically; null if it was not. */
  readonly delayedFrom: number | null;
  readonly cancelledAt: number | null;
  /** Time of the return, once the lender has received everything; null before, and for a cancelled booking. */
  readonly overAt: number | null;
  /** A dispute about it is open: its money is not paid out. */
  readonly disputed: boolean;
  /** The person who booked; null if the event names nobody. */
  readonly bookedBy: string | null;
  /** The borrower is a member card. */
  readonly byCard: boolean;
  readonly charge: {
    /** Prices in order of time, beginning with that of the booking. */
    readonly revisions: readonly PriceRevision[];
    /** Share of the last price that is refunded for a cancelled booking, percent. */
    readonly refundPercent: number | null;
    /** Absent before the return, after an undone return, and if it costs nothing. */
    readonly atReturn?: ReturnCharge | undefined;
  };
}
