import { weekdayOf } from '@kashikari/web-kit';
import type { Daily } from '../api/get-daily';
import type { Figure } from './counts';

/** Days up to which each day has a bar; longer ranges have a bar for each week. */
export const MAX_DAY_BARS = 92;

/** Days up to which tables list each day. */
export const MAX_DAY_ROWS = 31;

/** A bar of the plot: a day, or a week. */
export interface Bar {
  /** First and last day, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly value: number;
  /** True if today is in it, so that its count is not final. */
  readonly isRunning: boolean;
  readonly isClosed: boolean;
}

export interface Bars {
  readonly unit: 'day' | 'week';
  readonly bars: readonly Bar[];
}

/** Returns the bars of a figure, the earliest first. */
export function barsOf({ days, weeks, today }: Daily, figure: Figure): Bars {
  if (days.length <= MAX_DAY_BARS)
    return {
      unit: 'day',
      bars: days.map(({ date, closed, [figure]: value }) => ({
        ...{ from: date, to: date, value },
        ...{ isRunning: date === today, isClosed: closed },
      })),
    };
  return {
    unit: 'week',
    bars: weeks.map(({ from, to, [figure]: value }) => ({
      ...{ from, to, value },
      ...{ isRunning: from <= today && today <= to, isClosed: false },
    })),
  };
}

const MONDAY = 1;

/**
 * Returns the places of the bars that have a label: each of a few, else the Mondays and as few of them as fit.
 * @param max number of labels that fit
 */
export function labeled({ unit, bars }: Bars, max: number): number[] {
  const all = bars.map((_, at) => at);
  const isFew = unit === 'week' || bars.length <= max;
  const marks = isFew ? all : all.filter((at) => weekdayOf(bars[at]!.from) === MONDAY);
  const step = Math.max(1, Math.ceil(marks.length / Math.max(1, max)));
  return marks.filter((_, at) => at % step === 0);
}
