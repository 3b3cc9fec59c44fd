import { WIDE_LAYOUT_PX } from '@kashikari/kernel';
import { type PointerEvent, useEffect, useRef } from 'react';
import { type Cell, cellOf } from './grid-cell';

/** Wide windows, in which a finger drags too. On narrow ones it scrolls, and two taps select. */
const WIDE = `(min-width: ${WIDE_LAYOUT_PX}px)`;

interface Dragging {
  readonly from: Cell;
  /** Vertical position of the row: leaving it up or down does not end the drag. */
  readonly y: number;
  last: number;
}

/**
 * Handles dragging over the cells of one row. Calls `onDrag` with each new column; a press without movement is no drag.
 */
export function useGridDrag(onDrag: (from: Cell, column: number) => void) {
  const dragging = useRef<Dragging | undefined>(undefined);
  const dragged = useRef(false);
  const told = useRef(onDrag);
  told.current = onDrag;

  useEffect(() => {
    function move(event: globalThis.PointerEvent): void {
      const drag = dragging.current;
      if (!drag) return;
      const over = cellOf(document.elementFromPoint(event.clientX, drag.y));
      if (!over || over.row !== drag.from.row || over.column === drag.last) return;
      drag.last = over.column;
      dragged.current = true;
      told.current(drag.from, over.column);
    }
    function end(): void {
      dragging.current = undefined;
    }
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  return {
    onPointerDown(event: PointerEvent): void {
      dragged.current = false;
      const from = event.button === 0 ? cellOf(event.target as Element) : undefined;
      const may = event.pointerType === 'mouse' || window.matchMedia(WIDE).matches;
      if (from && may) dragging.current = { from, y: event.clientY, last: from.column };
    },
    /** Returns true if the current click is only the end of a drag. */
    wasDrag(): boolean {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}
