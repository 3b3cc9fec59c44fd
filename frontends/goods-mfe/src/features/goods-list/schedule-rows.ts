import { type GridBar, type GridRow, dayIn } from '@kashikari/web-kit';
import type { ScheduleView } from '../../api/list-schedules';
import type { ListedGood } from './api/list-goods';

type Words = (key: 'bar.mine' | 'bar.other' | 'bar.overdue' | 'bar.margin') => string;

/** A good and its schedule as a row of the two-week grid. */
export function rowOf(good: ListedGood, schedule: ScheduleView, t: Words): GridRow {
  return {
    id: good.id,
    title: good.title,
    to: `/goods/${good.id}`,
    imageUrl: good.thumbnail_url,
    note: good.location ?? undefined,
    quantity: good.quantity,
    days: schedule.days,
    // One of a kind shows who has it; several show how many are left (design README, "Two-week grid").
    bars: good.quantity > 1 ? [] : barsOf(schedule, t),
  };
}

/** The stretches that are taken, and behind each the days that prepare for the next. */
export function barsOf(schedule: Pick<ScheduleView, 'busy' | 'time_zone'>, t: Words): GridBar[] {
  const dayOf = (instant: string | number) => dayIn(schedule.time_zone, instant);
  return schedule.busy.flatMap((range, index) => {
    const kind =
      range.state === 'overdue' ? ('overdue' as const) : range.mine ? ('mine' as const) : ('other' as const);
    const to = dayOf(Date.parse(range.end_at) - 1);
    const bar: GridBar = {
      id: range.booking_id ?? `busy-${index}`,
      from: dayOf(range.start_at),
      to,
      kind,
      label: t(`bar.${kind}`),
      ...(range.booking_id && { href: `/bookings/${range.booking_id}` }),
    };
    const locked =
      range.locked_to && Date.parse(range.locked_to) > Date.parse(range.end_at) ? range.locked_to : null;
    if (!locked) return [bar];
    const margin: GridBar = {
      id: `${bar.id}-margin`,
      from: dayOf(range.end_at),
      to: dayOf(Date.parse(locked) - 1),
      kind: 'margin',
      label: t('bar.margin'),
    };
    return [bar, margin];
  });
}
