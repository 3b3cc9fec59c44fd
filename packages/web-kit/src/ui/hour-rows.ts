import { QUARTER } from './hour-columns';
import type { Stretch } from './use-stretch';

/** A claimed or selected range of one good; half-open, epoch milliseconds. */
export interface HourBar {
  readonly id: string;
  readonly from: number;
  readonly until: number;
  readonly kind: 'mine' | 'other' | 'overdue' | 'dispute' | 'margin' | 'draft';
  readonly label: string;
  /** Makes the bar a link to its booking. */
  readonly href?: string;
}

/** One good of the twelve-hour grid. */
export interface HourRow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly imageUrl?: string | null;
  readonly note?: string;
  readonly bars: readonly HourBar[];
  /** Returns true if no booking may begin or end at an instant, whoever claims it. */
  isClosed(at: number): boolean;
}

/** The first and the last quarter of a choice, by their beginnings. */
export type HourDraft = Stretch<number>;

export interface PlacedHours {
  readonly bar: HourBar;
  /** CSS grid lines, 1 to columns + 1. */
  readonly start: number;
  readonly end: number;
  /** Begins before, ends after the window. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

/** Places a bar in the window of `count` quarters from `first`; undefined if it is outside. */
export function placeHours(bar: HourBar, first: number, count: number): PlacedHours | undefined {
  const from = Math.floor((bar.from - first) / QUARTER);
  const until = Math.ceil((bar.until - first) / QUARTER);
  if (until <= 0 || from >= count || until <= from) return undefined;
  return {
    bar,
    start: Math.max(from, 0) + 1,
    end: Math.min(until, count) + 1,
    cutStart: from < 0,
    cutEnd: until > count,
  };
}

/** Returns the bar that claims a quarter, if any. */
export function barAt(bars: readonly HourBar[], at: number): HourBar | undefined {
  return bars.find((bar) => bar.from < at + QUARTER && at < bar.until);
}

/** Returns true if a quarter can be selected: it is neither over nor claimed. */
export function isFree(bars: readonly HourBar[], at: number, now: number): boolean {
  return at + QUARTER > now && !barAt(bars, at);
}

/**
 * Returns how far a selection from `start` can extend towards `wanted`: up to the quarter before the next claim. It
 * can't begin on closed time, but may contain time that is free and closed.
 */
export function reachOver(
  { bars, isClosed }: Pick<HourRow, 'bars' | 'isClosed'>,
  start: number,
  wanted: number,
  now: number,
): number | undefined {
  if (isClosed(start) || !isFree(bars, start, now)) return undefined;
  let end = start;
  while (end < wanted && isFree(bars, end + QUARTER, now)) end += QUARTER;
  while (end > start && isClosed(end)) end -= QUARTER;
  return end;
}
