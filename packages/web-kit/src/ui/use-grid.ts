import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Cell, type ColumnKey, cellAfterKey, cellName, cellOf } from './grid-cell';
import { useGridDrag } from './use-grid-drag';
import { type StretchRules, useStretch } from './use-stretch';

interface Options<K extends ColumnKey> extends StretchRules<K> {
  /** The line of each row; undefined while it isn't there yet. */
  readonly lines: readonly (string | undefined)[];
  readonly columns: number;
  /** What a column stands for, those beyond either edge too. */
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
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [moved, setMoved] = useState(false);
  const stretch = useStretch(options);
  const drag = useGridDrag((from, column) => {
    const line = lines[from.row];
    if (line === undefined) return;
    setActive({ row: from.row, column });
    stretch.stretch(line, keyAt(from.column), keyAt(column));
  });

  useEffect(() => {
    if (!moved) return;
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-cell="${cellName(active.row, active.column)}"]`,
    );
    cell?.focus();
    setMoved(false);
  }, [active, moved]);

  /** Brings a cell one beyond an edge back into the grid, or stops at the edge. */
  function held(cell: Cell): Cell {
    if (cell.column >= 0 && cell.column < columns) return cell;
    const side = cell.column < 0 ? -1 : 1;
    const column = cell.column - (onEdge?.(side) ?? 0);
    return { row: cell.row, column: Math.min(Math.max(column, 0), columns - 1) };
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as HTMLElement).dataset['cell']) return;
    const line = lines[active.row];
    const next = cellAfterKey(active, event, lines.length, columns);
    if (next) {
      const along = event.shiftKey && next.row === active.row && line !== undefined;
      const comes = !along || stretch.stretch(line, keyAt(active.column), keyAt(next.column));
      if (comes) setActive(held(next));
      setMoved(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (line !== undefined) stretch.enter(line, keyAt(active.column));
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

  return { active, table, handlers: { ref: table, onKeyDown, onClick, onPointerDown: drag.onPointerDown } };
}
