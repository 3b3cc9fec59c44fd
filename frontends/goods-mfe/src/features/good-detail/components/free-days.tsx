import {
  type DayRange,
  type ScheduleView,
  type useSchedule,
  DayCalendar,
  QueryView,
  Skeleton,
  StateChip,
  dayIn,
  weeksOf,
  nextChoice,
  useShownDays,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodView } from '../../../api/get-good';

interface Props {
  readonly good: GoodView;
  readonly schedule: ReturnType<typeof useSchedule>;
  readonly choice: DayRange | null;
  readonly onChoice: (choice: DayRange) => void;
}

/** The month of a good, with instructions and a legend. */
export function FreeDays({ good, schedule, choice, onChoice }: Props) {
  const { t } = useTranslation('goods');
  return (
    <section className="sec card pad" aria-label={t('detail.days')}>
      <QueryView query={schedule} loading={<Skeleton shape="block" />}>
        {(found) => (
          <div className="cal2">
            <div className="read">
              <h2>{t('detail.days')}</h2>
              <p className="sm t2">{t(good.is_hourly ? 'detail.daysHourly' : 'detail.daysHint')}</p>
            </div>
            <Month good={good} found={found} choice={choice} onChoice={onChoice} />
            <div className="leg">
              <StateChip state="free">{t('legend.free')}</StateChip>
              <StateChip state="part">{t('legend.part')}</StateChip>
              <StateChip state="full">{t('legend.full')}</StateChip>
              <StateChip state="closed">{t('legend.closed')}</StateChip>
            </div>
          </div>
        )}
      </QueryView>
    </section>
  );
}

interface MonthProps extends Omit<Props, 'schedule'> {
  readonly found: ScheduleView;
}

/** The calendar. Months beyond the loaded schedule are fetched when the user turns to them. */
function Month({ good, found, choice, onChoice }: MonthProps) {
  const today = dayIn(found.time_zone);
  const [first, setFirst] = useState(() => weeksOf(today, today));
  const days = useShownDays(found, first);
  return (
    <DayCalendar
      first={first}
      onFirst={setFirst}
      today={today}
      days={days}
      choice={choice}
      showCount={good.quantity > 1}
      onPick={(day) => onChoice(good.is_hourly ? { start: day, end: day } : nextChoice(choice, day))}
    />
  );
}
