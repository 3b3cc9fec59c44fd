import { daysBetween } from '@kashikari/kernel';
import type { ScheduleDay } from '../api/wire';

/** A stretch of days of one thing that is taken, or prepared, or being chosen. Inclusive days. */
export interface GridBar {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'mine' | 'other' | 'overdue' | 'dispute' | 'margin' | 'draft';
  readonly label: string;
  /** Makes the bar a link to its booking. */
  readonly href?: string;
}

/** One thing of the grid. One of a kind shows bars; with quantity, what is left each day. */
export interface GridRow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly imageUrl?: string | null;
  /** Place, or "3台・職員室". */
  readonly note?: string;
  readonly quantity: number;
  /** In the order of the grid's days. */
  readonly days: readonly ScheduleDay[];
  readonly bars: readonly GridBar[];
}

/** A choice in the making: the row and its inclusive days. */
export interface GridDraft {
  readonly rowId: string;
  readonly start: string;
  readonly end: string;
}

export interface PlacedBar {
  readonly bar: GridBar;
  /** CSS grid lines, 1 to days + 1. */
  readonly start: number;
  readonly end: number;
  /** Begins before, ends after the window: that side has no round corner. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

/** Places a bar in the window of `count` days from `first`; undefined when it lies outside. */
export function placeBar(bar: GridBar, first: string, count: number): PlacedBar | undefined {
  const from = daysBetween(first, bar.from);
  const to = daysBetween(first, bar.to);
  if (to < 0 || from >= count) return undefined;
  return {
    bar,
    start: Math.max(from, 0) + 1,
    end: Math.min(to, count - 1) + 2,
    cutStart: from < 0,
    cutEnd: to >= count,
  };
}

/** A cell by its place: row of goods, column of days. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a cell, held inside the grid; undefined for keys that don't move. */
export function cellAfterKey(cell: Cell, key: string, rows: number, columns: number): Cell | undefined {
  const held = (row: number, column: number): Cell => ({
    row: Math.min(Math.max(row, 0), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowLeft':
      return held(cell.row, cell.column - 1);
    case 'ArrowRight':
      return held(cell.row, cell.column + 1);
    case 'ArrowUp':
      return held(cell.row - 1, cell.column);
    case 'ArrowDown':
      return held(cell.row + 1, cell.column);
    case 'Home':
      return held(cell.row, 0);
    case 'End':
      return held(cell.row, columns - 1);
    default:
      return undefined;
  }
}
