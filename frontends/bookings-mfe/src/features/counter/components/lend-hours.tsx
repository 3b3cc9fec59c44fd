import { QUARTER_HOUR, quarterFloor } from '@kashikari/availability';
import {
  type ScheduleView,
  Button,
  HourPicker,
  Stepper,
  dayIn,
  formatHours,
  formatLength,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { quartersOf } from '../../../rules/quarters';
import type { LendRequest } from '../rules/lent-range';

interface Props {
  readonly wish: LendRequest;
  onWish(wish: LendRequest): void;
  /** The schedules of the goods lent by the hour; at least one. */
  readonly schedules: readonly ScheduleView[];
}

const QUARTERS_OF_AN_HOUR = 4;

/** The longest that is stepped to, hours. */
const MAX_HOURS = 12;

/** The choice of a range by the hour: a number of hours from now, or a range of today in quarter hours. */
export function LendHours({ wish, onWish, schedules }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const [picking, setPicking] = useState(false);
  const zone = schedules[0]?.time_zone ?? 'Asia/Tokyo';
  const now = Date.now();
  const startAt = quarterFloor(now);
  const { hours, quarters } = wish;
  const shown = hours ?? { startAt, endAt: startAt + quarters * QUARTER_HOUR };

  function turn(): void {
    setPicking(!picking);
    if (picking) onWish({ ...wish, hours: null });
  }

  return (
    <>
      <div>
        <div className="meta">{t('counter.hours')}</div>
        <div className="big ctwhen">{formatHours(shown.startAt, shown.endAt, zone, locale)}</div>
        <div className="meta">{formatLength(shown.endAt - shown.startAt, locale)}</div>
      </div>
      {picking ? (
        <HourPicker
          quarters={freeOfAll(schedules, dayIn(zone, now), now)}
          zone={zone}
          choice={hours}
          onChoice={(chosen) => onWish({ ...wish, hours: chosen })}
        />
      ) : (
        <Stepper
          label={t('counter.hoursFromNow')}
          value={quarters / QUARTERS_OF_AN_HOUR}
          max={MAX_HOURS}
          onChange={(value) => onWish({ ...wish, quarters: value * QUARTERS_OF_AN_HOUR })}
        />
      )}
      <Button look="quiet" small onClick={turn}>
        {t(picking ? 'counter.fromNow' : 'counter.pickHours')}
      </Button>
    </>
  );
}

/** Returns the quarter hours of a day; one is taken if any of the goods is taken then. */
function freeOfAll(schedules: readonly ScheduleView[], day: string, now: number) {
  const all = schedules.map((schedule) => quartersOf(day, schedule, now));
  return (all[0] ?? []).map(({ at }) => ({
    at,
    taken: all.some((quarters) => quarters.find((one) => one.at === at)?.taken ?? false),
  }));
}
