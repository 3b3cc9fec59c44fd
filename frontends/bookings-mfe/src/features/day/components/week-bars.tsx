import {
  Link,
  formatFullWeekday,
  formatShortDay,
  formatWeekday,
  useLocale,
  useTranslation,
  weekdayOf,
} from '@kashikari/web-kit';
import { useId } from 'react';
import type { WeekDay } from '../api/get-day';
import './week-bars.css';

/** Height of the longest bar, px. */
const HIGH = 60;

interface Props {
  readonly week: readonly WeekDay[];
  addressOf(day: string): string;
}

/** The seven days after the shown one as bars, out beside back. Each day leads to its page and says its numbers. */
export function WeekBars({ week, addressOf }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const id = useId();
  const most = Math.max(1, ...week.flatMap(({ starts, due }) => [starts, due]));
  return (
    <section className="card pad plot" aria-labelledby={id}>
      <div className="row sp wrap">
        <h2 id={id}>{t('day.week')}</h2>
        <span className="row wklgd" aria-hidden="true">
          <span className="lgd">
            <i />
            {t('day.figure.starts')}
          </span>
          <span className="lgd back">
            <i />
            {t('day.figure.due')}
          </span>
        </span>
      </div>
      <div className="wk7">
        {week.map(({ date, starts, due }) => (
          <Link key={date} to={addressOf(date)}>
            <span className="vh">
              {t('day.weekDay', {
                day: `${formatShortDay(date, locale)} ${formatFullWeekday(date, locale)}`,
                starts,
                due,
              })}
            </span>
            <span className="bars" aria-hidden="true">
              <Bar count={starts} most={most} />
              <Bar count={due} most={most} back />
            </span>
            <span className={weekdayOf(date) === 0 ? 'dl sun' : 'dl'} aria-hidden="true">
              {date.slice(8).replace(/^0/, '')}
              <small>{formatWeekday(date, locale)}</small>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}

function Bar({
  count,
  most,
  back = false,
}: {
  readonly count: number;
  readonly most: number;
  readonly back?: boolean;
}) {
  return (
    <span className={back ? 'b2' : undefined}>
      {count > 0 && (
        <>
          {count}
          <i style={{ height: Math.max(4, Math.round((count / most) * HIGH)) }} />
        </>
      )}
    </span>
  );
}
