import type { Day } from '@kashikari/kernel';

/** What one piece of a good costs, whole yen, tax included; null: not offered by that length. */
export interface Prices {
  readonly perHour: number | null;
  readonly perDay: number | null;
  readonly perWeek: number | null;
  readonly perMonth: number | null;
}

/** What is borrowed: whole days, both inclusive, or instants, epoch milliseconds, half-open. */
export type LoanRange =
  | { readonly unit: 'day'; readonly startDate: Day; readonly endDate: Day }
  | { readonly unit: 'hour'; readonly startAt: number; readonly endAt: number };
