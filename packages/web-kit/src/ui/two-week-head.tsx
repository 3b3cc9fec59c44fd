import { weekdayOf } from '@kashikari/kernel';
import { formatDay, formatWeekday } from '../format/day';
import { useLocale } from '../i18n/use-locale';

interface Props {
  readonly days: readonly string[];
  readonly today: string;
  readonly corner: string;
  readonly holidays: ReadonlySet<string>;
}

function tone(day: string, holidays: ReadonlySet<string>): string {
  const weekday = weekdayOf(day);
  if (weekday === 0 || holidays.has(day)) return 'sun';
  return weekday === 6 ? 'sat' : '';
}

/** The day names over the grid. The first of a month carries its month. */
export function TwoWeekHead({ days, today, corner, holidays }: Props) {
  const locale = useLocale();
  return (
    <>
      <div className="corner" role="columnheader">
        {corner}
      </div>
      <div className="days" role="presentation">
        {days.map((day) => {
          const date = Number(day.slice(8));
          const color = tone(day, holidays);
          return (
            <div
              key={day}
              role="columnheader"
              aria-label={formatDay(day, locale)}
              className={`dh ${day === today ? 'now' : ''} ${color}`}
            >
              <b className={date === 1 ? 'mo' : undefined}>
                {date === 1 ? `${Number(day.slice(5, 7))}/1` : date}
              </b>
              <small className={color}>{formatWeekday(day, locale).slice(0, locale === 'en' ? 2 : 1)}</small>
            </div>
          );
        })}
      </div>
    </>
  );
}
