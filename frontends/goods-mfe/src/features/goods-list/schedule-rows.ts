import { type GridRow, type HourRow, dayIn } from '@kashikari/web-kit';
import type { ScheduleView } from '../../api/list-schedules';
import type { ListedGood } from './api/list-goods';
import { type BarWords, dayBarsOf, hourBarsOf } from './schedule-bars';

function headOf(good: ListedGood) {
  return {
    id: good.id,
    title: good.title,
    to: `/goods/${good.id}`,
    imageUrl: good.thumbnail_url,
    note: good.location ?? undefined,
  };
}

/** A good and its schedule as a row of the two-week grid. */
export function dayRowOf(good: ListedGood, schedule: ScheduleView, t: BarWords): GridRow {
  return {
    ...headOf(good),
    quantity: good.quantity,
    days: schedule.days,
    // One of a kind shows who has it; several show how many are left (design README, "Two-week grid").
    bars: good.quantity > 1 ? [] : dayBarsOf(schedule, t),
  };
}

/** A good and its schedule as a row of the twelve-hour grid. */
export function hourRowOf(good: ListedGood, schedule: ScheduleView, t: BarWords, now: number): HourRow {
  const closed = new Set(schedule.days.filter(({ state }) => state === 'closed').map(({ date }) => date));
  return {
    ...headOf(good),
    bars: hourBarsOf(schedule, t, now),
    isClosed: (at) => closed.size > 0 && closed.has(dayIn(schedule.time_zone, at)),
  };
}
