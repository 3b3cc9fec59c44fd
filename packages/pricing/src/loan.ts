import type { Day } from '@kashikari/kernel';

/** Prices for one piece of a good, whole yen, tax included; null if that length is not offered. */
export interface Prices {
  readonly perHour: number | null;
  readonly perDay: number | null;
  readonly perWeek: number | null;
  readonly perMonth: number | null;
}

/** The range of a loan: whole days, both inclusive, or half-open instants in epoch milliseconds. */
export type LoanRange =
  | { readonly unit: 'day'; readonly startDate: Day; readonly endDate: Day }
  | { readonly unit: 'hour'; readonly startAt: number; readonly endAt: number };
