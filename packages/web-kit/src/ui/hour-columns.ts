import { HOURLY_UNIT_MINUTES, SCHEDULE_HOURS } from '@kashikari/kernel';
import { formatOffset, formatTime, isRepeated } from '../format/instant';
import type { Locale } from '../i18n/locale';

/** The grain of lending by the hour, milliseconds; a column is one quarter of an hour. */
export const QUARTER = HOURLY_UNIT_MINUTES * 60_000;

/** Columns of the schedule by the hour. */
export const COLUMNS = (SCHEDULE_HOURS * 60) / HOURLY_UNIT_MINUTES;

/** The hour of the lender's clock that is running at an instant. */
export function hourFloor(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  return quarter - minuteOf(quarter, zone) * 60_000;
}

export function minuteOf(instant: number, zone: string): number {
  return Number(formatTime(instant, zone, 'ja').slice(3, 5));
}

/** An hour over its columns; shorter where the clocks change by half an hour, or at an edge. */
export interface HourMark {
  readonly at: number;
  readonly columns: number;
  /** 14 */
  readonly label: string;
  /** +02:00, where the clock shows this hour twice. */
  readonly offset?: string;
}

/** The hours over the columns from `first` on, as the lender's clock shows them: none is skipped, one may come twice. */
export function hourMarks(first: number, zone: string, count = COLUMNS): HourMark[] {
  const marks: (HourMark & { readonly key: string })[] = [];
  for (let column = 0; column < count; column += 1) {
    const at = first + column * QUARTER;
    const label = String(Number(formatTime(at, zone, 'ja').slice(0, 2)));
    const offset = formatOffset(at, zone);
    const key = `${label} ${offset}`;
    const mark = marks.at(-1)?.key === key ? marks.pop() : undefined;
    const twice = mark?.offset !== undefined || isRepeated(at, zone);
    const columns = (mark?.columns ?? 0) + 1;
    marks.push({ key, label, at: mark?.at ?? at, columns, ...(twice && { offset }) });
  }
  return marks;
}

/** Returns the name of a quarter-hour for screen readers: only the time, because the row above contains the date. */
export function quarterName(instant: number, zone: string, locale: Locale): string {
  const time = formatTime(instant, zone, locale);
  return isRepeated(instant, zone) ? `${time} ${formatOffset(instant, zone)}` : time;
}
