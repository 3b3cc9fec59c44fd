import { dayIn, formatDay, formatTime, useLocale, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';

/**
 * The steps of a booking: booked, (handed over,) returned, with the next one marked. A canceled booking ends with its
 * cancellation.
 */
export function Steps({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const zone = booking.time_zone;
  const at = (instant: string) =>
    `${formatDay(dayIn(zone, instant), locale)} ${formatTime(instant, zone, locale)}`;
  const steps: { name: string; when: string; done: boolean }[] = [
    { name: t('steps.booked'), when: at(booking.created_at), done: true },
  ];
  if (booking.handed_over_at) {
    steps.push({ name: t('steps.handed_over'), when: at(booking.handed_over_at), done: true });
  }
  if (booking.cancelled_at) {
    steps.push({ name: t('steps.cancelled'), when: at(booking.cancelled_at), done: true });
  } else if (booking.returned_at) {
    steps.push({ name: t('steps.returned'), when: at(booking.returned_at), done: true });
  } else {
    const last = booking.end_date ? formatDay(booking.end_date, locale) : at(booking.end_at);
    steps.push({ name: t('steps.return'), when: t('steps.until', { when: last }), done: false });
  }
  const current = steps.findLastIndex(({ done }) => done);
  return (
    <ol className="stp">
      {steps.map(({ name, when, done }, index) => (
        <li
          key={name}
          className={index === current ? 'cur' : done ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <b>{name}</b>
          {when}
        </li>
      ))}
    </ol>
  );
}
