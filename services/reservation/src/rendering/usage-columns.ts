import type { Column, ReportWords } from '../domain/usage-report/words';
import type { UsageRow } from '../domain/usage-report/usage-row';

/** The columns of a report in their order, with their widths in characters. */
export const COLUMNS: readonly (readonly [Column, number])[] = [
  ['day', 12],
  ['title', 32],
  ['managementId', 18],
  ['units', 10],
  ['borrower', 24],
  ['start', 17],
  ['end', 17],
  ['handedOver', 17],
  ['returned', 17],
  ['state', 18],
  ['late', 8],
  ['bookingId', 38],
];

/** Columns of days and times. */
export const DATED: ReadonlySet<Column> = new Set(['day', 'start', 'end', 'handedOver', 'returned']);

/** Returns the value of a cell; days and times as text, and null for none. */
export function cellOf(row: UsageRow, column: Column, words: ReportWords): string | number | null {
  if (column === 'state') return words.states[row.state];
  if (column === 'late') return row.late ? words.yes : words.no;
  return row[column];
}
