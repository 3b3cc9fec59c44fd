import {
  CheckRow,
  StateChip,
  dayIn,
  useLocale,
  useTranslation,
  formatDays,
  formatHours,
} from '@kashikari/web-kit';
import type { RepeatDate } from '../api/repeat-booking';

interface Props {
  readonly dates: readonly RepeatDate[];
  readonly zone: string;
  /** The first days of those that are left out. */
  readonly left: ReadonlySet<string>;
  onLeave(date: string, leave: boolean): void;
}

/** Every date with its conflicts. Available dates are selected and can be deselected. */
export function DatesTable({ dates, zone, left, onLeave }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const wordsOf = (date: RepeatDate) =>
    date.start_date && date.end_date
      ? formatDays(date.start_date, date.end_date, locale, dayIn(zone))
      : formatHours(Date.parse(date.start_at ?? ''), Date.parse(date.end_at ?? ''), zone, locale);
  return (
    <ul className="card list rpt-dates" aria-label={t('repeat.dates')}>
      {dates.map((date) => {
        const day = firstDay(date, zone);
        return (
          <li key={day} className="rpt-date">
            <CheckRow
              label={wordsOf(date)}
              hint={date.message ?? undefined}
              checked={date.ok && !left.has(day)}
              disabled={!date.ok}
              onChange={(checked) => onLeave(day, !checked)}
            />
            <StateChip state={date.ok ? 'free' : 'full'}>
              {t(date.ok ? 'repeat.free' : 'repeat.not')}
            </StateChip>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the day by which the contract identifies a date. */
export function firstDay(date: RepeatDate, zone: string): string {
  return date.start_date ?? dayIn(zone, date.start_at ?? '');
}
