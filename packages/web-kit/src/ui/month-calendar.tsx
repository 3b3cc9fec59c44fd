import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ScheduleDay } from '../api/wire';
import { formatMonth, formatWeekday } from '../format/day';
import { useLocale } from '../i18n/use-locale';
import { IconButton } from './button';
import { CalendarDay, type CalendarDayProps } from './calendar-day';
import { addMonths, dayAfterKey, daysOfMonth, leadingBlanks, monthOf } from './calendar-month';
import type { DayRange } from './day-range';
import { Icon } from './icon';
import { IconChevronLeft, IconChevronRight } from './icons';

interface Props {
  /** Any day of the month shown. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  /** Today in the lender's zone. */
  readonly today: string;
  readonly days: ReadonlyMap<string, ScheduleDay>;
  readonly choice: DayRange | null;
  /** Days that made the choice impossible. */
  readonly clash?: ReadonlySet<string>;
  readonly holidays?: ReadonlySet<string>;
  /** The number left is of no interest where there is only one of the thing. */
  readonly showCount?: boolean;
  /** A day was chosen; what it means (start, end, anew) is the caller's rule: see {@link nextChoice}. */
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
 * A month of days, each a button. Arrows move by day and week, Home and End within the week, PageUp and PageDown by
 * month; only one day is in the tab order.
 */
export function MonthCalendar({
  month,
  onMonth,
  today,
  days,
  choice,
  clash,
  holidays,
  showCount = true,
  onPick,
}: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const shown = daysOfMonth(month);
  const tabbed = [focused, choice?.start, today, shown[0]].find(
    (day) => day !== undefined && shown.includes(day),
  );

  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month]);

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
    if (to.slice(0, 7) !== month.slice(0, 7)) onMonth(monthOf(to));
    setFocused(to);
  }

  return (
    <div className="cal" role="group" aria-label={formatMonth(month, locale)}>
      <div className="cal-h">
        <IconButton
          label={t('calendar.previousMonth')}
          disabled={monthOf(month) <= monthOf(today)}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <Icon of={IconChevronLeft} />
        </IconButton>
        <h3 aria-live="polite">{formatMonth(month, locale)}</h3>
        <IconButton label={t('calendar.nextMonth')} onClick={() => onMonth(addMonths(month, 1))}>
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
        {Array.from({ length: leadingBlanks(month) }, (_, index) => (
          <span key={`blank-${index}`} />
        ))}
        {shown.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            info={days.get(day)}
            past={day < today}
            today={day === today}
            holiday={holidays?.has(day) ?? false}
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
