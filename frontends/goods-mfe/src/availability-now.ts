import { type PulseDay, type StateName, formatShortDay, useLocale, useTranslation } from '@kashikari/web-kit';
import type { ScheduleView } from './api/list-schedules';

/** The state of a good today, shown before any tap. */
export interface Now {
  readonly state: StateName;
  /** The number of units left, for `part`. */
  readonly left: number;
  /** The next day that is free, for `full` and `closed`. */
  readonly nextFree?: string;
  /** True for a `free` good that is taken from tomorrow. */
  readonly todayOnly?: boolean;
}

/** Today's state of a schedule that begins today. */
export function nowOf(schedule: Pick<ScheduleView, 'days' | 'busy'>, now: number): Now {
  const today = schedule.days[0];
  const late = schedule.busy.some((range) => range.state === 'overdue');
  const mine = schedule.busy.some(
    (range) => range.mine && Date.parse(range.start_at) <= now && now < Date.parse(range.end_at),
  );
  if (mine) return { state: 'mine', left: 0 };
  const nextFree = schedule.days.find(({ state }) => state === 'free' || state === 'part')?.date;
  if (late && today?.remaining === 0) return { state: 'overdue', left: 0, nextFree };
  const todayOnly = today?.state === 'free' && schedule.days[1]?.state === 'full';
  return { state: today?.state ?? 'free', left: today?.remaining ?? 0, nextFree, todayOnly };
}

/** Returns the bars of the pulse; days of the user's own bookings are `mine`. */
export function pulseOf(schedule: Pick<ScheduleView, 'days' | 'busy' | 'time_zone'>): PulseDay[] {
  return schedule.days.map(({ date, state }) => {
    const day = Date.parse(`${date}T12:00:00Z`);
    const mine = schedule.busy.some(
      (range) => range.mine && Date.parse(range.start_at) <= day && day < Date.parse(range.end_at),
    );
    return mine ? 'mine' : state;
  });
}

/** Today's state in words. */
export function useNowWords(
  now: Now,
  referenceOnly: boolean,
): { readonly state: StateName; readonly words: string } {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  if (referenceOnly) return { state: 'closed', words: t('now.referenceOnly') };
  const day = now.nextFree ? formatShortDay(now.nextFree, locale) : undefined;
  switch (now.state) {
    case 'mine':
      return { state: 'mine', words: t('now.mine') };
    case 'overdue':
      return { state: 'overdue', words: t('now.late') };
    case 'part':
      return { state: 'part', words: now.left > 0 ? t('now.part', { count: now.left }) : t('now.partOfDay') };
    case 'full':
      return { state: 'full', words: day ? t('now.fullUntil', { day }) : t('now.full') };
    case 'closed':
      return { state: 'closed', words: day ? t('now.closedUntil', { day }) : t('now.closed') };
    default:
      return { state: 'free', words: t(now.todayOnly ? 'now.todayOnly' : 'now.free') };
  }
}
