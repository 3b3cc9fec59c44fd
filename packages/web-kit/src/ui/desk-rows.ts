import type { ReactNode } from 'react';

export interface DeskColumn<T> {
  readonly id: string;
  readonly title: string;
  /** True if its cells are the headers of their rows. */
  readonly names?: boolean;
  /** Sort key of the column; absent if the column can't be sorted. */
  by?(row: T): string | number;
  cell(row: T): ReactNode;
}

/** Rows below a separate heading, or all rows without one. */
export interface DeskPart<T> {
  readonly title?: string;
  readonly rows: readonly T[];
}

export interface DeskSort {
  readonly id: string;
  readonly down: boolean;
}

const words = new Intl.Collator('ja', { numeric: true });

/** Ascending, descending, then as the rows came. */
export function nextSort(sort: DeskSort | undefined, id: string): DeskSort | undefined {
  if (sort?.id !== id) return { id, down: false };
  return sort.down ? undefined : { id, down: true };
}

/** Returns the rows in the order of a heading; equal rows stay as they came. */
export function sorted<T>(
  rows: readonly T[],
  columns: readonly DeskColumn<T>[],
  sort: DeskSort | undefined,
): readonly T[] {
  const column = columns.find(({ id }) => id === sort?.id);
  if (!sort || !column?.by) return rows;
  const by = column.by;
  const order = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
  return [...rows].sort((a, b) => order(by(a), by(b)) * (sort.down ? -1 : 1));
}
