import type { BookingRange } from '@kashikari/availability';
import { daysBetween } from '@kashikari/kernel';
import { type ScheduleView, Button, Stepper, useTranslation } from '@kashikari/web-kit';
import { useId, useState } from 'react';
import { type LendRequest, lentRange } from '../rules/lent-range';
import type { TrayGood } from '../rules/tray';
import { MAX_DAYS } from './lend-card';
import { LendHours } from './lend-hours';
import { useUntil } from './use-until';

interface Props {
  readonly good: TrayGood;
  readonly schedule: ScheduleView;
  readonly range: BookingRange;
  readonly wish: LendRequest;
  readonly quantity: number;
  onWish(wish: LendRequest): void;
}

/** The end of one good's loan: a button that opens a separate choice of days, up to the next booking, or of hours. */
export function RowUntil({ good, schedule, range, wish, quantity, onWish }: Props) {
  const { t } = useTranslation('bookings');
  const [open, setOpen] = useState(false);
  const id = useId();
  const until = useUntil(range, schedule.time_zone);
  return (
    <>
      <Button small look="plain" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {until}
      </Button>
      <div id={id} className="ctuntil" hidden={!open}>
        {open && range.unit === 'hour' && <LendHours wish={wish} onWish={onWish} schedules={[schedule]} />}
        {open && range.unit === 'day' && (
          <Stepper
            label={t('counter.days')}
            value={daysOf(range)}
            max={longest()}
            onChange={(days) => onWish({ ...wish, days })}
          />
        )}
      </div>
    </>
  );

  function longest(): number {
    const most = lentRange(schedule, good.is_exclusive, { ...wish, days: MAX_DAYS }, Date.now(), quantity);
    return most?.unit === 'day' ? daysOf(most) : 1;
  }
}

function daysOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): number {
  return daysBetween(startDate, endDate) + 1;
}
