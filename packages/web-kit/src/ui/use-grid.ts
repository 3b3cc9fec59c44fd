import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Cell, type ColumnKey, cellAfterKey, cellName, cellOf } from './grid-cell';
import { useGridDrag } from './use-grid-drag';
import { type StretchRules, useStretch } from './use-stretch';

interface Options<K extends ColumnKey> extends StretchRules<K> {
  /** The line of each row; undefined while it isn't there yet. */
  readonly lines: readonly (string | undefined)[];
  readonly columns: number;
  /** Returns the key of a column, including columns beyond either edge. */
  keyAt(column: number): K;
  /** An arrow leads over an edge. @returns by how many columns the grid has slid on, 0 where it stops */
  onEdge?(side: -1 | 1): number;
  /** The columns that one tap in a cell means, where that isn't the cell alone. */
  tapped?(cell: Cell): readonly [first: number, last: number];
}

/**
 * A grid of goods over time, by keyboard and pointer. One cell is reached by Tab, arrows move on from it; Shift and an
 * arrow stretch the choice, Enter begins, ends and takes it, Esc drops it. A click does as Enter; dragging stretches.
 */
export function useGrid<K extends ColumnKey>(options: Options<K>) {
  const { lines, columns, keyAt, onEdge, tapped, choice } = options;
  const table = useRef<HTMLDivElement>(null);
  const [active, draw] = useState<Cell>({ row: 0, column: 0 });
  // Keys may come faster than the page is drawn: each goes on from where the one before has led.
  const place = useRef(active);
  const setActive = (cell: Cell) => draw((place.current = cell));
  const [moved, setMoved] = useState(false);
  /** The focus is on one of our cells, or was when the cell went. */
  const within = useRef(false);
  const stretch = useStretch(options);
  const drag = useGridDrag((from, column) => {
    const line = lines[from.row];
    if (line === undefined) return;
    setActive({ row: from.row, column });
    stretch.drag(line, keyAt(from.column), keyAt(column));
  });

  useEffect(() => {
    if (!moved) return;
    focusOn(table.current, active);
    setMoved(false);
  }, [active, moved]);

  // A row that was still to come takes the focus too; when its cells are here, the one at the same place has it.
  useEffect(() => {
    if (within.current && document.activeElement === document.body) focusOn(table.current, active);
  });

  /** Moves a cell one beyond an edge back into the grid, or stops at the edge. */
  function held(cell: Cell): Cell {
    if (cell.column >= 0 && cell.column < columns) return cell;
    const side = cell.column < 0 ? -1 : 1;
    const column = cell.column - (onEdge?.(side) ?? 0);
    return { row: cell.row, column: Math.min(Math.max(column, 0), columns - 1) };
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as HTMLElement).dataset['cell']) return;
    const from = place.current;
    const line = lines[from.row];
    const next = cellAfterKey(from, event, lines.length, columns);
    if (next) {
      const along = event.shiftKey && next.row === from.row && line !== undefined;
      const comes = !along || stretch.stretch(line, keyAt(from.column), keyAt(next.column));
      if (comes) setActive(held(next));
      setMoved(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (line !== undefined) stretch.enter(line, keyAt(from.column));
    } else if (event.key === 'Escape' && choice) {
      stretch.drop();
    } else {
      return;
    }
    event.preventDefault();
  }

  function onClick(event: MouseEvent): void {
    const cell = cellOf(event.target as Element);
    const line = cell && lines[cell.row];
    if (drag.wasDrag() || !cell || line === undefined) return;
    setActive(cell);
    const [first, last] = tapped?.(cell) ?? [cell.column, cell.column];
    stretch.press(line, keyAt(first), keyAt(last));
  }

  return {
    active,
    handlers: {
      ref: table,
      onKeyDown,
      onClick,
      onPointerDown: drag.onPointerDown,
      onFocus(event: FocusEvent) {
        within.current = cellOf(event.target) !== undefined;
      },
      onBlur(event: FocusEvent) {
        const cell = event.target;
        // If the cell still exists, the focus moved elsewhere. If the cell was removed, the focus belongs to the grid.
        setTimeout(() => {
          if (cell.isConnected && !table.current?.contains(document.activeElement)) within.current = false;
        });
      },
    },
  };
}

function focusOn(grid: HTMLElement | null, { row, column }: Cell): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${cellName(row, column)}"]`)?.focus();
}
