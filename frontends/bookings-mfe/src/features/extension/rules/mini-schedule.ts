import { addDays, daysBetween } from '@kashikari/kernel';
import type { MovedView, PreviewView } from '../api/preview-extension';

/** The maximum number of days side by side. */
const MAX_DAYS = 21;

/** One bar on a line of days: columns from 1, the last one included. */
export interface MiniBar {
  readonly id: string;
  readonly kind: 'mine' | 'more' | 'other';
  readonly first: number;
  readonly last: number;
  /** It goes on before or after the days shown. */
  readonly from: boolean;
  readonly to: boolean;
}

export interface MiniSchedule {
  readonly days: readonly string[];
  readonly now: readonly MiniBar[];
  readonly then: readonly MiniBar[];
}

type Days = { readonly first: string; readonly last: string };

/** The line as it is and as it would be, day by day; null for bookings by the hour, whose days say nothing. */
export function miniSchedule({ extended, moves }: PreviewView): MiniSchedule | null {
  const old = daysOf(extended.from);
  const longer = daysOf(extended.to);
  if (!old || !longer) return null;
  const others = moves.map((moved) => ({ moved, from: daysOf(moved.from), to: daysOf(moved.to) }));
  const last = [longer.last, ...others.map(({ to }) => to?.last ?? '')].sort().at(-1) ?? longer.last;
  const long = daysBetween(old.last, last) + 2;
  // The relevant days begin at the old end; a long booking is shown from shortly before it.
  const first = long < MAX_DAYS - 1 ? laterOf(old.first, addDays(last, 2 - MAX_DAYS)) : addDays(old.last, -1);
  const days = Array.from({ length: Math.min(MAX_DAYS, daysBetween(first, last) + 2) }, (_, index) =>
    addDays(first, index),
  );
  const bar = barIn(days);
  const more = { first: addDays(old.last, 1), last: longer.last };
  return {
    days,
    now: [bar(extended, 'mine', old), ...others.map(({ moved, from }) => bar(moved, 'other', from))].filter(
      (one) => one !== null,
    ),
    then: [
      bar(extended, 'mine', old),
      bar(extended, 'more', more),
      ...others.map(({ moved, to }) => bar(moved, 'other', to)),
    ].filter((one) => one !== null),
  };
}

function barIn(days: readonly string[]) {
  const [start, end] = [days[0] ?? '', days.at(-1) ?? ''];
  return (moved: MovedView, kind: MiniBar['kind'], range: Days | null): MiniBar | null => {
    if (!range || range.last < start || range.first > end) return null;
    const from = range.first < start;
    const to = range.last > end;
    return {
      id: moved.booking_id,
      kind,
      first: days.indexOf(from ? start : range.first) + 1,
      last: days.indexOf(to ? end : range.last) + 1,
      from,
      to,
    };
  };
}

function daysOf({ start_date, end_date }: MovedView['from']): Days | null {
  return start_date && end_date ? { first: start_date, last: end_date } : null;
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
