import { daysBetween } from '@kashikari/kernel';
import type { ScheduleDay } from '../api/wire';
import type { Stretch } from './use-stretch';

/** A claimed, prepared or selected range of days of one good. Inclusive days. */
export interface GridBar {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'mine' | 'other' | 'overdue' | 'dispute' | 'margin' | 'draft';
  readonly label: string;
  /** Makes the bar a link to its booking. */
  readonly href?: string;
}

/** One good of the grid. A single unit shows bars; with a quantity, the row shows the free units of each day. */
export interface GridRow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly imageUrl?: string | null;
  /** Place, or "3台・職員室". */
  readonly note?: string;
  readonly quantity: number;
  /** Days in the order of the grid. */
  readonly days: readonly ScheduleDay[];
  readonly bars: readonly GridBar[];
}

/** A choice in the making: the good's id and its inclusive days. */
export type GridDraft = Stretch<string>;

export interface PlacedBar {
  readonly bar: GridBar;
  /** CSS grid lines, 1 to days + 1. */
  readonly start: number;
  readonly end: number;
  /** Begins before, ends after the window: that side has no round corner. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

/** Places a bar in the window of `count` days from `first`; undefined if it is outside. */
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
