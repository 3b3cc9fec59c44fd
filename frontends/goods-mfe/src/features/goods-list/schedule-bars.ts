import { type GridBar, type HourBar, addDays, dayIn } from '@kashikari/web-kit';
import type { ScheduleView } from '../../api/list-schedules';

export type BarWords = (key: 'bar.mine' | 'bar.other' | 'bar.overdue' | 'bar.margin') => string;

type BusyRanges = Pick<ScheduleView, 'busy'>;

/** The stretches that are taken, and behind each what prepares for the next. */
export function hourBarsOf({ busy }: BusyRanges, t: BarWords, now = 0): HourBar[] {
  return busy.flatMap((range, index) => {
    const kind =
      range.state === 'overdue' ? ('overdue' as const) : range.mine ? ('mine' as const) : ('other' as const);
    const end = Date.parse(range.end_at);
    const bar: HourBar = {
      id: range.booking_id ?? `busy-${index}`,
      from: Date.parse(range.start_at),
      // An overdue booking is still out.
      until: kind === 'overdue' ? Math.max(end, now) : end,
      kind,
      label: t(`bar.${kind}`),
      ...(range.booking_id && { href: `/bookings/${range.booking_id}` }),
    };
    const locked = range.locked_to ? Date.parse(range.locked_to) : end;
    if (locked <= end) return [bar];
    return [
      bar,
      { id: `${bar.id}-margin`, from: end, until: locked, kind: 'margin', label: t('bar.margin') },
    ];
  });
}

/** The same by whole days of the lender's calendar, and before each what another one would need to prepare for it. */
export function dayBarsOf(
  schedule: BusyRanges & Pick<ScheduleView, 'time_zone' | 'margin_days'>,
  t: BarWords,
): GridBar[] {
  const dayOf = (instant: number) => dayIn(schedule.time_zone, instant);
  const bars = hourBarsOf(schedule, t).map(({ from, until, ...bar }) => ({
    ...bar,
    from: dayOf(from),
    to: dayOf(until - 1),
  }));
  const taken = (day: string) => bars.some(({ from, to }) => from <= day && day <= to);
  const before = bars.flatMap((bar): GridBar[] => {
    if (bar.kind === 'margin') return [];
    const days = Array.from({ length: schedule.margin_days }, (_, by) => addDays(bar.from, -1 - by));
    const inTheWay = days.findIndex(taken);
    const free = inTheWay < 0 ? days : days.slice(0, inTheWay);
    const [to, from] = [free[0], free.at(-1)];
    return to && from ? [{ id: `${bar.id}-before`, from, to, kind: 'margin', label: t('bar.margin') }] : [];
  });
  return [...bars, ...before];
}
