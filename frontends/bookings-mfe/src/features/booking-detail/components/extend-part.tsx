import {
  Button,
  ButtonLink,
  formatDay,
  formatLength,
  formatTime,
  useFlash,
  useLocale,
  useSchedule,
  useTranslation,
} from '@kashikari/web-kit';
import { daysBetween } from '@kashikari/kernel';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useExtendBooking } from '../api/extend-booking';
import { type ExtendChoice, extendChoices } from './extend-choices';
import { useRest } from './use-rest';

interface Props {
  readonly booking: BookingView;
  /** Managers may extend over others, after a look at what that moves. By the day only. */
  readonly manages: boolean;
  /** The maximum number of days of a new booking; an extension may exceed it. Null means no limit. */
  readonly maxDays: number | null;
}

/** Three ways to have it longer, and the one button that does it. */
export function ExtendPart({ booking, manages, maxDays }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const [at, setAt] = useState(0);
  const extend = useExtendBooking(booking.id);
  const schedule = useSchedule(booking.good_id);
  const { resting, rest, goOn } = useRest(booking.end_at);
  const { say, sayError } = useFlash();
  const choices = extendChoices(booking, schedule.data, Date.now());
  const chosen = choices[at];
  const taken = !booking.is_hourly && choices.find(({ free }) => !free);
  const lengthOf = ({ more }: ExtendChoice) =>
    booking.is_hourly
      ? t('extend.moreTime', { length: formatLength(more, locale) })
      : t('extend.more', { count: more });
  const endOf = ({ until }: ExtendChoice) =>
    typeof until === 'number' ? formatTime(until, booking.time_zone, locale) : formatDay(until, locale);
  if (!chosen) return null;
  const beyond =
    maxDays !== null &&
    typeof chosen.until === 'string' &&
    booking.start_date !== null &&
    daysBetween(booking.start_date, chosen.until) >= maxDays;
  return (
    <section className="card pad sec" aria-labelledby="extend">
      <h2 id="extend">{t('extend.title')}</h2>
      <div className="ext" role="group" aria-labelledby="extend">
        {choices.map((choice, index) => (
          <button
            key={choice.more}
            type="button"
            aria-pressed={index === at}
            className={index === at ? 'on' : undefined}
            disabled={!choice.free}
            onClick={() => setAt(index)}
          >
            {lengthOf(choice)}
            <small>{choice.free ? endOf(choice) : t('extend.taken')}</small>
          </button>
        ))}
      </div>
      {beyond && <p className="sm t2">{t('extend.beyond', { count: maxDays })}</p>}
      <Button
        look="soft"
        full
        disabled={!chosen.free}
        busy={resting}
        onClick={() => {
          rest();
          extend.mutate(chosen.by, {
            onSuccess: () => say(t('extend.done', { day: endOf(chosen) })),
            onError: (error) => {
              goOn();
              sayError(error);
            },
          });
        }}
      >
        {t('extend.verb', { day: endOf(chosen) })}
      </Button>
      {manages && schedule.data && taken && (
        <div className="extover">
          <ButtonLink to={`/bookings/${booking.id}/extend?days=${taken.more}`} look="quiet" full>
            {t('extend.over')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
