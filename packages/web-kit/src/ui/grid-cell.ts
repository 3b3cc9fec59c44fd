import type { KeyboardEvent } from 'react';

/** Key of a grid's column: a day (`2026-11-20`) or an instant (epoch milliseconds). Both are ordered. */
export type ColumnKey = string | number;

/** A cell by its place: row of goods, column of days or quarters of an hour. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Rows that Page Up and Page Down pass over. */
const PAGE = 10;

/**
 * Returns the cell to which a key moves; undefined for keys that don't move. Rows stay inside the grid. A column may be
 * one beyond it, where the grid scrolls on or stops.
 */
export function cellAfterKey(
  { row, column }: Cell,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  rows: number,
  columns: number,
): Cell | undefined {
  const at = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.min(Math.max(nextRow, 0), rows - 1),
    column: nextColumn,
  });
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'PageUp':
      return at(row - PAGE, column);
    case 'PageDown':
      return at(row + PAGE, column);
    case 'Home':
      return at(ctrlKey ? 0 : row, 0);
    case 'End':
      return at(ctrlKey ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

/** Returns the name by which a cell is found in the page. */
export const cellName = (row: number, column: number): string => `${row}:${column}`;

/** Returns the cell that is, or contains, an element. */
export function cellOf(element: Element | null): Cell | undefined {
  const name = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (name === undefined) return undefined;
  const [row, column] = name.split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}
