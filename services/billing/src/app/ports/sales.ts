/** Range of times of collection, epoch milliseconds, half-open. */
export interface SalesRange {
  readonly from: number;
  readonly to: number;
}

export interface SalesFilter extends SalesRange {
  /** IANA zone in which months are counted. */
  readonly timeZone: string;
  /** Empty: all goods, and fees of groups. */
  readonly goodId: string;
}

/** Sums of payments, yen. */
export interface SalesSum {
  readonly gross: number;
  readonly refunds: number;
  readonly commission: number;
  /** Part of `gross` that was paid to the lender directly. */
  readonly byHand: number;
}

export interface SalesOfGood {
  readonly goodId: string;
  readonly goodTitle: string;
  /** Number of loans, and their days. */
  readonly loans: number;
  readonly days: number;
  readonly sum: SalesSum;
}

/** Sums of the payments of an account. */
export interface SalesSums {
  readonly total: SalesSum;
  /** Months with sales: `YYYY-MM` in the zone. */
  readonly months: ReadonlyMap<string, SalesSum>;
  /** The highest net first. */
  readonly goods: readonly SalesOfGood[];
}

/** One line of a journal. */
export interface BookedEntry {
  /** `<journal>:<line>`. */
  readonly id: string;
  /** Business time, epoch milliseconds. */
  readonly at: number;
  readonly kind: string;
  readonly account: string;
  /** Yen; debits are positive. */
  readonly amount: number;
  readonly taxCode: string;
  /** Empty for what is not about a payment or a booking. */
  readonly paymentId: string;
  readonly bookingId: string;
  readonly title: string;
}

export interface EntryFilter {
  /** Epoch milliseconds, half-open; absent: no bound. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The page begins after this entry; absent: with the first. */
  readonly after?: { readonly journalId: string; readonly line: number } | undefined;
  readonly limit: number;
}

/** Sales and books of an account that lends. */
export abstract class Sales {
  abstract sums(accountId: string, filter: SalesFilter): Promise<SalesSums>;
  /** The earliest first. */
  abstract entries(accountId: string, filter: EntryFilter): Promise<BookedEntry[]>;
}
