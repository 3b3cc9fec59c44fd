import {
  Button,
  ButtonLink,
  addDays,
  formatDay,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useSchedule } from '../../../api/get-schedule';
import { useExtendBooking } from '../api/extend-booking';

const CHOICES = [1, 2, 3] as const;

interface Props {
  readonly booking: BookingView;
  /** Managers may extend over others, after a look at what that moves. */
  readonly manages: boolean;
}

/** One, two or three days more, each already knowing whether it is free. Bookings by the day only. */
export function ExtendPart({ booking, manages }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const [days, setDays] = useState(1);
  const extend = useExtendBooking(booking.id);
  const schedule = useSchedule(booking.good_id);
  const { say, sayError } = useFlash();
  const end = booking.end_date;
  if (!end) return null;
  const left = new Map(schedule.data?.days.map((day) => [day.date, day.remaining]));
  const free = (more: number) =>
    Array.from({ length: more }, (_, index) => left.get(addDays(end, index + 1)) ?? 0).every(
      (remaining) => remaining >= booking.quantity,
    );
  const taken = CHOICES.find((more) => !free(more));
  return (
    <section className="card pad sec" aria-labelledby="extend">
      <h2 id="extend">{t('extend.title')}</h2>
      <div className="ext" role="group" aria-labelledby="extend">
        {CHOICES.map((more) => (
          <button
            key={more}
            type="button"
            aria-pressed={days === more}
            className={days === more ? 'on' : undefined}
            disabled={!free(more)}
            onClick={() => setDays(more)}
          >
            {t('extend.more', { count: more })}
            <small>{free(more) ? formatDay(addDays(end, more), locale) : t('extend.taken')}</small>
          </button>
        ))}
      </div>
      <Button
        look="soft"
        full
        disabled={!free(days)}
        busy={extend.isPending}
        onClick={() =>
          extend.mutate(days, {
            onSuccess: () => say(t('extend.done', { day: formatDay(addDays(end, days), locale) })),
            onError: sayError,
          })
        }
      >
        {t('extend.verb', { day: formatDay(addDays(end, days), locale) })}
      </Button>
      {manages && schedule.data && taken && (
        <div className="extover">
          <ButtonLink to={`/bookings/${booking.id}/extend?days=${taken}`} look="quiet" full>
            {t('extend.over')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
