import {
  MonthCalendar,
  Note,
  SelectField,
  dayIn,
  formatTime,
  monthOf,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useMemo, useState } from 'react';
import type { ScheduleView } from '../../../api/get-schedule';
import { endsAfter, quartersOf } from '../rules/hours';
import type { HourChoice } from './use-choice';

interface Props {
  readonly schedule: ScheduleView;
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly hours: HourChoice;
  readonly onHours: (hours: HourChoice) => void;
}

/** A day, then from when until when, by quarters of an hour; only what is free can be chosen. */
export function HourPart({ schedule, day, onDay, hours, onHours }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const zone = schedule.time_zone;
  const today = dayIn(zone);
  const [month, setMonth] = useState(monthOf(day));
  const days = useMemo(() => new Map(schedule.days.map((one) => [one.date, one])), [schedule.days]);
  const quarters = quartersOf(day, schedule, Date.now());
  const starts = quarters.filter(({ taken }) => !taken).map(({ at }) => at);
  const ends = hours.startAt === undefined ? [] : endsAfter(hours.startAt, quarters);
  const option = (at: number) => ({ value: String(at), label: formatTime(at, zone, locale) });
  const none = { value: '', label: t('new.chooseTime') };
  return (
    <section aria-labelledby="when">
      <div className="row base">
        <h2 id="when">{t('new.when')}</h2>
        <span className="meta">{t('new.whenHoursHint')}</span>
      </div>
      <div className="card pad">
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          today={today}
          days={days}
          choice={{ start: day, end: day }}
          showCount={false}
          onPick={onDay}
        />
        {starts.length === 0 ? (
          <Note tone="warning">{t('new.noHours')}</Note>
        ) : (
          <div className="hours">
            <SelectField
              label={t('new.from')}
              value={hours.startAt === undefined ? '' : String(hours.startAt)}
              options={[none, ...starts.map(option)]}
              onValue={(value) => onHours(value ? { startAt: Number(value) } : {})}
            />
            <SelectField
              label={t('new.until')}
              value={hours.endAt === undefined ? '' : String(hours.endAt)}
              options={[none, ...ends.map(option)]}
              onValue={(value) => onHours({ startAt: hours.startAt, ...(value && { endAt: Number(value) }) })}
            />
          </div>
        )}
      </div>
    </section>
  );
}
