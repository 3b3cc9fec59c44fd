/** Days before now from which a borrower's record counts returned bookings. */
export const RECORD_DAYS = 365;

/** Returned bookings below which a record has no rate: a single late return would decide it. */
export const MIN_ENDED = 5;

/** Counts of a borrower's bookings. Canceled and never collected bookings are excluded. */
export interface RecordCount {
  /** Bookings that are open, and those of `ended`. */
  readonly bookings: number;
  /** Bookings that were returned in the last `RECORD_DAYS` days. */
  readonly ended: number;
  /** Bookings of `ended` that were returned after their end, as extended. */
  readonly late: number;
}

/** The record of a borrower, as its readers see it. */
export interface BorrowerRecord {
  readonly bookingsCount: number;
  readonly endedCount: number;
  /** Null below `MIN_ENDED` returned bookings, as the rate. */
  readonly lateCount: number | null;
  /** Late bookings among the returned ones, whole percent, half rounded up. */
  readonly overdueRate: number | null;
}

/** Returns the record of a borrower from its counts. */
export function recordOf({ bookings, ended, late }: RecordCount): BorrowerRecord {
  const enough = ended >= MIN_ENDED;
  return {
    ...{ bookingsCount: bookings, endedCount: ended },
    lateCount: enough ? late : null,
    overdueRate: enough ? Math.round((100 * late) / ended) : null,
  };
}
