import { formatWeekday, useLocale, useTranslation, weekdayOf } from '@kashikari/web-kit';
import type { PreviewView } from '../api/preview-extension';
import type { MiniBar, MiniSchedule } from '../rules/mini-schedule';

interface Props {
  readonly schedule: MiniSchedule;
  readonly preview: PreviewView;
  nameOf(userId: string): string;
}

const LOOKS = { mine: 'bar mine', more: 'bar draft', other: 'bar' } as const;

/** Two lines of days, now and then. The rows below say the same in words, so it is hidden from those who hear it. */
export function MiniLines({ schedule, preview, nameOf }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const columns = { gridTemplateColumns: `repeat(${schedule.days.length}, minmax(0, 1fr))` };
  const people = new Map(
    [preview.extended, ...preview.moves].map(({ booking_id, user_id }) => [booking_id, nameOf(user_id)]),
  );
  const line = (bars: readonly MiniBar[]) => (
    <div className="track" style={columns}>
      {schedule.days.map((day, index) => (
        <div key={day} className="cell" style={{ gridColumn: index + 1 }} />
      ))}
      {bars.map(({ id, kind, first, last, from, to }) => (
        <div
          key={`${id}-${kind}`}
          className={`${LOOKS[kind]}${from ? ' from' : ''}${to ? ' to' : ''}`}
          style={{ gridColumn: `${first} / ${last + 1}` }}
        >
          <span>{kind === 'more' ? t('extend.more', { count: last - first + 1 }) : people.get(id)}</span>
        </div>
      ))}
    </div>
  );
  return (
    <div className="card ovlines" aria-hidden="true">
      <div className="sch">
        <div className="days" style={columns}>
          {schedule.days.map((day) => (
            <div key={day} className="dh">
              <b>{Number(day.slice(8))}</b>
              <small className={weekdayOf(day) === 0 ? 'sun' : weekdayOf(day) === 6 ? 'sat' : undefined}>
                {formatWeekday(day, locale)}
              </small>
            </div>
          ))}
        </div>
        <div className="meta ovline">{t('over.now')}</div>
        {line(schedule.now)}
        <div className="meta ovline">{t('over.then')}</div>
        {line(schedule.then)}
      </div>
    </div>
  );
}
