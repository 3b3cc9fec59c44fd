import { useRef, useState } from 'react';
import { type TrayAct, type TrayRow, tray } from '../rules/tray';

/** The rows of the counter. Reads that follow each other faster than the screen see what the one before did. */
export function useTray() {
  const [rows, setRows] = useState<readonly TrayRow[]>([]);
  const latest = useRef(rows);
  return {
    rows,
    latest: () => latest.current,
    change(act: TrayAct): void {
      latest.current = tray(latest.current, act);
      setRows(latest.current);
    },
  };
}
