import {
  type ScheduleView,
  HourPicker,
  DayCalendar,
  Note,
  StateChip,
  addDays,
  dayIn,
  weeksOf,
  weeksWith,
  useTranslation,
} from '@kashikari/web-kit';
import { useMemo, useState } from 'react';
import { quartersOf } from '../../../rules/quarters';
import { WhenCard } from '../../../when-card';
import type { HourChoice } from './use-choice';

interface Props {
  readonly schedule: ScheduleView;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly hours: HourChoice | null;
  readonly onHours: (hours: HourChoice | null) => void;
}

/** A day, then its hours by quarters; only what is free can be chosen. */
export function HourPart({ schedule, day, onDay, hours, onHours }: Props) {
  const { t } = useTranslation('bookings');
  const zone = schedule.time_zone;
  const today = dayIn(zone);
  const [first, setFirst] = useState(() => weeksOf(day, today));
  const days = useMemo(() => new Map(schedule.days.map((one) => [one.date, one])), [schedule.days]);
  const quarters = quartersOf(day, schedule, Date.now());

  function turn(by: -1 | 1): void {
    const next = addDays(day, by);
    if (next < today) return;
    setFirst(weeksWith(next, first, today));
    onDay(next);
  }

  return (
    <WhenCard hint={t('new.whenHoursHint')}>
      <DayCalendar
        first={first}
        onFirst={setFirst}
        today={today}
        days={days}
        choice={{ start: day, end: day }}
        showCount={false}
        onPick={onDay}
      />
      {quarters.every(({ taken }) => taken) ? (
        <Note tone="warning">{t('new.noHours')}</Note>
      ) : (
        <>
          <HourPicker quarters={quarters} zone={zone} choice={hours} onChoice={onHours} onTurn={turn} />
          <div className="leg">
            <StateChip state="free">{t('legend.free')}</StateChip>
            <StateChip state="full">{t('legend.taken')}</StateChip>
          </div>
        </>
      )}
    </WhenCard>
  );
}
