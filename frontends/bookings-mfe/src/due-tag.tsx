import { StateChip, Tag, dayIn, formatDay, formatTime, useLocale, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { useStateWords } from './booking-words';
import { daysLate } from './rules/days-late';
import { hoursLate } from './rules/hours-late';

/** The kaki tag of what is out: until when, and how late it is. */
export function DueTag({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { time_zone: zone, is_hourly: hourly } = booking;
  const late = booking.state === 'overdue';
  const end = booking.end_date ?? dayIn(zone, Date.parse(booking.end_at) - 1);
  const isToday = end === dayIn(zone);
  const day = formatDay(end, locale, dayIn(zone));
  const time = formatTime(booking.end_at, zone, locale);
  const when = !hourly ? day : isToday && !late ? time : `${day} ${time}`;
  return (
    <>
      <Tag>{isToday && !hourly && !late ? t('day.dueToday') : t('day.by', { when })}</Tag>
      {late && <Late booking={booking} />}
    </>
  );
}

/** Days late, or hours on the day itself. */
function Late({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { words } = useStateWords(booking);
  const count = hoursLate(booking, Date.now());
  const inHours = daysLate(booking, Date.now()) === 0 && count > 0;
  return <StateChip state="overdue">{inHours ? t('day.hoursLate', { count }) : words}</StateChip>;
}
