import { useRef, useState } from 'react';
import type { ColumnKey } from './grid-cell';

/** A choice in the making: a line (the good's id), its first and its last column, both inclusive. */
export interface Stretch<K extends ColumnKey> {
  readonly line: string;
  readonly start: K;
  readonly end: K;
}

export interface StretchRules<K extends ColumnKey> {
  readonly choice: Stretch<K> | null;
  /** Returns how far a selection from `start` can extend towards `wanted`; undefined if none can begin there. */
  reach(line: string, start: K, wanted: K): K | undefined;
  onChoice(choice: Stretch<K> | null): void;
  /** Called for Enter within a complete selection, which is then accepted. */
  onTake?(): void;
  /** A press where no choice can begin. */
  onRefused?(line: string, at: K): void;
}

/**
 * Selects a stretch of columns, with any input device. One press begins it and the next one ends it. Stretching (Shift
 * and an arrow, or dragging) moves one end while the other stays. A selection never extends over claimed columns.
 */
export function useStretch<K extends ColumnKey>(rules: StretchRules<K>) {
  const { reach, onTake, onRefused } = rules;
  // Keys may come faster than the page is drawn: each goes on from what the one before has chosen.
  const chosen = useRef(rules.choice);
  chosen.current = rules.choice;
  /** The choice has a start only; the next press ends it. */
  const [open, setOpen] = useState(false);
  const anchor = useRef<K | undefined>(undefined);

  function onChoice(next: Stretch<K> | null): void {
    chosen.current = next;
    rules.onChoice(next);
  }

  /** @returns whether a choice could begin there */
  function begin(line: string, at: K, until: K): boolean {
    const end = reach(line, at, until);
    if (end === undefined) return false;
    anchor.current = at;
    onChoice({ line, start: at, end });
    return true;
  }

  /** The end of the choice that stays where it is. */
  function fixed({ start, end }: Stretch<K>): K {
    return anchor.current === end ? end : start;
  }

  /** Moves the free end to `to`; without a choice on this line, one begins at `from`. @returns whether it came there */
  function stretch(line: string, from: K, to: K): boolean {
    setOpen(false);
    const choice = chosen.current;
    const stays: K = choice?.line === line ? fixed(choice) : from;
    if (choice?.line !== line) anchor.current = from;
    const [start, wanted]: [K, K] = to < stays ? [to, stays] : [stays, to];
    const end = reach(line, start, wanted);
    if (end === undefined || (to < stays && end < stays)) return false;
    onChoice({ line, start, end });
    return end === wanted;
  }

  /** Handles dragging from one column to another. A drag always begins a new selection. */
  function drag(line: string, from: K, to: K): void {
    chosen.current = null;
    stretch(line, from, to);
  }

  /** A tap or a click; `until` is the last column that it means, where one tap means several. */
  function press(line: string, at: K, until: K = at): void {
    const choice = chosen.current;
    if (open && choice?.line === line && at >= choice.start) {
      setOpen(false);
      anchor.current = choice.start;
      const end = reach(line, choice.start, until);
      if (end !== undefined) onChoice({ ...choice, end });
    } else {
      const begun = begin(line, at, until);
      setOpen(begun);
      if (!begun) onRefused?.(line, at);
    }
  }

  /** Enter: as a press, but within a choice that is whole it takes that. */
  function enter(line: string, at: K): void {
    const choice = chosen.current;
    const within = choice?.line === line && choice.start <= at && at <= choice.end;
    if (within && !open && onTake) onTake();
    else press(line, at);
  }

  function drop(): void {
    setOpen(false);
    onChoice(null);
  }

  return { press, enter, stretch, drag, drop };
}
