import {
  type ScheduleView,
  Button,
  Stepper,
  addDays,
  dayIn,
  formatDay,
  useLocale,
  useTranslation,
  browserZone,
} from '@kashikari/web-kit';
import type { LendRequest } from '../rules/lent-range';
import { LendHours } from './lend-hours';

interface Props {
  readonly wish: LendRequest;
  onWish(wish: LendRequest): void;
  /** Something goes out by the day; and the schedules of what goes out by the hour. */
  readonly byDay: boolean;
  readonly byHour: readonly ScheduleView[];
  /** The number of goods to be lent. */
  readonly count: number;
  readonly done: boolean;
  readonly busy: boolean;
  onLend(): void;
  onNext(): void;
}

/** The longest that is stepped to, days. */
export const MAX_DAYS = 60;

/** The return date of all goods and the primary button. After everything is lent, it leads to the next person. */
export function LendCard({ wish, onWish, byDay, byHour, count, done, busy, onLend, onNext }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const zone = browserZone();
  if (done) {
    return (
      <aside className="card pad ctlend">
        <p className="big">{t('counter.allLent')}</p>
        <p className="sm t2">{t('counter.nextHint')}</p>
        <Button look="primary" full onClick={onNext}>
          {t('counter.next')}
        </Button>
        <Button full onClick={() => window.print()}>
          {t('counter.slip.print')}
        </Button>
      </aside>
    );
  }
  return (
    <aside className="card pad ctlend">
      {byDay && (
        <>
          <div>
            <div className="meta">{t('counter.back')}</div>
            <div className="big">{formatDay(addDays(dayIn(zone), wish.days - 1), locale)}</div>
          </div>
          <Stepper
            label={t('counter.days')}
            value={wish.days}
            max={MAX_DAYS}
            onChange={(days) => onWish({ ...wish, days })}
          />
        </>
      )}
      {byHour.length > 0 && <LendHours wish={wish} onWish={onWish} schedules={byHour} />}
      <Button look="primary" full busy={busy} disabled={count === 0} onClick={onLend}>
        {t('counter.lend', { count })}
      </Button>
      <p className="hint">{t('counter.keys')}</p>
    </aside>
  );
}
