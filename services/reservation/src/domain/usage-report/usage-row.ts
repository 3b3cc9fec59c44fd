import type { Day } from '@kashikari/kernel';

/** State of a booking whose units were out. */
export type RowState = 'out' | 'overdue' | 'awaiting_receipt' | 'returned';

/**
 * A row of a usage report: a booking and a day on which its units were out. Times are local to the lender,
 * `YYYY-MM-DD HH:MM`.
 */
export interface UsageRow {
  readonly day: Day;
  readonly title: string;
  readonly managementId: string;
  /** Units that were out on that day. */
  readonly units: number;
  readonly borrower: string;
  /** A day; by the hour, a time. */
  readonly start: string;
  /** The last day, inclusive; by the hour, a time. */
  readonly end: string;
  /** Null if the lender does not manage hand-overs. */
  readonly handedOver: string | null;
  /** Null while units are out. */
  readonly returned: string | null;
  /** State at the time of the report. */
  readonly state: RowState;
  /** Returned after its end, or out after it. */
  readonly late: boolean;
  readonly bookingId: string;
}

/** The goods and days of a report. */
export interface UsageRange {
  readonly groupId: string;
  /** Both inclusive, in the zone of each lender. */
  readonly from: Day;
  readonly to: Day;
}
