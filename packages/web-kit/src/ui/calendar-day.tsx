import { weekdayOf } from '@kashikari/kernel';
import { memo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { DayState, ScheduleDay } from '../api/wire';
import { formatDay, formatFullWeekday } from '../format/day';
import { formatMonthStart } from '../format/months';
import { useLocale } from '../i18n/use-locale';
import { Glyph } from './glyph';

export interface CalendarDayProps {
  readonly day: string;
  readonly info?: ScheduleDay;
  readonly past: boolean;
  readonly today: boolean;
  /** Position of the day in the selection. */
  readonly place?: 'start' | 'middle' | 'end' | 'only';
  /** True if this day caused the refusal. */
  readonly clash: boolean;
  readonly showCount: boolean;
  readonly tabbable: boolean;
  readonly onPick: (day: string) => void;
}

const PLACES = { start: 'st0', middle: 'mid', end: 'en0', only: 'st0 en0' } as const;

function dayClass(props: CalendarDayProps, state: DayState): string {
  const { past, today, place, clash } = props;
  const names = ['day'];
  if (past) names.push('past');
  if (today) names.push('today');
  if (clash) names.push('bad');
  else if (place) names.push(PLACES[place]);
  else if (!past && state === 'closed') names.push('k');
  else if (!past && state === 'full') names.push('x');
  return names.join(' ');
}

/** One day as a button: number, glyph and free units; for screen readers 空き 残り3・火曜日. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { day, info, past, place, clash, showCount, tabbable, onPick } = props;
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const weekday = weekdayOf(day);
  const state = info?.state ?? 'free';
  const unknown = info === undefined;
  const words = past
    ? t('calendar.past')
    : clash
      ? t('calendar.clash')
      : unknown
        ? ''
        : t(`calendar.${state}`, { count: info.remaining });
  const number = weekday === 0 || info?.holiday ? 'sun' : weekday === 6 ? 'sat' : '';
  const name = day.endsWith('-01') ? formatMonthStart(day, locale) : Number(day.slice(8));
  return (
    <button
      type="button"
      className={dayClass(props, state)}
      data-day={day}
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={past}
      aria-pressed={place !== undefined}
      aria-current={props.today ? 'date' : undefined}
      aria-label={`${formatDay(day, locale)} ${words} ${formatFullWeekday(day, locale)}`.replace(/ +/g, ' ')}
      onClick={() => !past && onPick(day)}
    >
      <b className={number} aria-hidden="true">
        {name}
      </b>
      <small className={state} aria-hidden="true">
        {!past && !unknown && <Glyph state={clash ? 'full' : state} />}
        {!past && !unknown && showCount && (state === 'free' || state === 'part') && info.remaining}
      </small>
    </button>
  );
});
