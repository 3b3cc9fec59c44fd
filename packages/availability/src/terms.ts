import type { Day } from '@kashikari/kernel';

/** The terms of a good that decide what a booking claims and whether it fits. */
export interface Terms {
  /** The lender's IANA zone; days of the good are days there. */
  readonly zone: string;
  readonly quantity: number;
  /** Booked by the quarter-hour; then quantity is 1 and there is no margin (refused when the good is saved). */
  readonly isHourly: boolean;
  /** Most days of one booking, both ends counted; null means free choice. By hour: times 24 h elapsed. */
  readonly maxDays: number | null;
  /** Days that stay free after a booking, and so before the next. */
  readonly marginDays: number;
  /** True if no other booking may be made while one is reserved or out. */
  readonly isExclusive: boolean;
}

/**
 * Days on which the lender hands out and takes back goods. Managers are exempt from these rules, but never from claims.
 */
export interface Opening {
  /** 0 is Sunday. Neither first nor last day of a booking; days inside it may be closed, and count. */
  readonly disabledWeekdays: readonly number[];
  readonly closedDates: readonly Day[];
  /** Public holidays on which the lender is closed too; none where they are days like others. */
  readonly holidays: ReadonlySet<Day>;
  /** First and last day on which the good is lent at all, both inclusive; null means open. */
  readonly lentFrom: Day | null;
  readonly lentTo: Day | null;
  /** Whole days between today and the first day that may be booked. */
  readonly daysAhead: number;
}

/** A lender who is always open. */
export const ALWAYS_OPEN: Opening = {
  disabledWeekdays: [],
  closedDates: [],
  holidays: new Set(),
  lentFrom: null,
  lentTo: null,
  daysAhead: 0,
};
