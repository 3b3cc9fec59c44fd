import { addDays } from '@kashikari/kernel';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ScheduleDay } from '../api/wire';
import { formatWeekday } from '../format/day';
import { formatMonths } from '../format/months';
import { useLocale } from '../i18n/use-locale';
import { IconButton } from './button';
import { CalendarDay, type CalendarDayProps } from './calendar-day';
import { dayAfterKey, shownDays } from './calendar-turns';
import { CALENDAR_WEEKS, lastShown, weeksWith } from './calendar-weeks';
import type { DayRange } from './day-range';
import { Icon } from './icon';
import { IconChevronLeft, IconChevronRight } from './icons';

interface Props {
  /** The Sunday with which the weeks shown begin: see {@link weeksOf}. */
  readonly first: string;
  readonly onFirst: (first: string) => void;
  /** Today in the lender's zone. */
  readonly today: string;
  readonly days: ReadonlyMap<string, ScheduleDay>;
  readonly choice: DayRange | null;
  /** Days that made the choice impossible. */
  readonly clash?: ReadonlySet<string>;
  /** False if the good has one unit, so that the free number is of no interest. */
  readonly showCount?: boolean;
  /**
   * Called with a selected day. The caller decides if it is the start, the end or a new selection: see {@link
   * nextChoice}.
   */
  readonly onPick: (day: string) => void;
}

/** A week that shows the order of weekdays; any would do. */
const WEEK = [
  '2026-11-01',
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
  '2026-11-07',
];

function placeOf(day: string, choice: DayRange | null): CalendarDayProps['place'] {
  if (!choice) return undefined;
  const end = choice.end ?? choice.start;
  if (day < choice.start || day > end) return undefined;
  if (choice.start === end) return 'only';
  return day === choice.start ? 'start' : day === end ? 'end' : 'middle';
}

/**
 * Six weeks of days, each a button, so that those to come are seen and not those that are over. Arrows move by day and
 * week, Home and End within the week, PageUp and PageDown by month; only one day is in the tab order.
 */
export function DayCalendar({ first, onFirst, today, days, choice, clash, showCount = true, onPick }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const shown = shownDays(first);
  const months = formatMonths(first < today ? today : first, lastShown(first), locale);
  const tabbed = [focused, choice?.start, today, first].find(
    (day) => day !== undefined && shown.includes(day),
  );

  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, first]);

  // Always the same function, so that a press draws only the days that it changes.
  const picked = useRef(onPick);
  useEffect(() => {
    picked.current = onPick;
  });
  const pick = useCallback((day: string) => {
    setFocused(day);
    picked.current(day);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const from = (event.target as HTMLElement).dataset.day;
    const to = from && dayAfterKey(from, event.key);
    if (!to) return;
    event.preventDefault();
    if (!shown.includes(to)) onFirst(weeksWith(to, first, today));
    setFocused(to);
  }

  return (
    <div className="cal" role="group" aria-label={months}>
      <div className="cal-h">
        <IconButton
          label={t('calendar.earlier', { count: CALENDAR_WEEKS })}
          disabled={first <= today}
          onClick={() => onFirst(weeksWith(addDays(first, -1), first, today))}
        >
          <Icon of={IconChevronLeft} />
        </IconButton>
        <h3 aria-live="polite">{months}</h3>
        <IconButton
          label={t('calendar.later', { count: CALENDAR_WEEKS })}
          onClick={() => onFirst(weeksWith(addDays(lastShown(first), 1), first, today))}
        >
          <Icon of={IconChevronRight} />
        </IconButton>
      </div>
      <div className="cal-g" aria-hidden="true">
        {WEEK.map((day, index) => (
          <span key={day} className={`cal-w ${index === 0 ? 'sun' : index === 6 ? 'sat' : ''}`}>
            {formatWeekday(day, locale)}
          </span>
        ))}
      </div>
      {/* The days are buttons; keys pressed on them bubble up to here. */}
      <div className="cal-g" ref={grid} onKeyDown={onKeyDown} role="presentation">
        {shown.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            info={days.get(day)}
            past={day < today}
            today={day === today}
            place={placeOf(day, choice)}
            clash={clash?.has(day) ?? false}
            showCount={showCount}
            tabbable={day === tabbed}
            onPick={pick}
          />
        ))}
      </div>
    </div>
  );
}
