import { dayIn, formatNearDay, formatTime, useLocale, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { isOut } from './rules/is-out';

/** Says when a booking is due, or begins: today 17:00, tomorrow; days are those of the lender's zone. */
export function useNextWords(): (booking: BookingView) => string {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (booking) => {
    const zone = booking.time_zone;
    const out = isOut(booking, Date.now());
    const instant = out ? booking.end_at : booking.start_at;
    const day = (out ? booking.end_date : booking.start_date) ?? dayIn(zone, instant);
    const near = formatNearDay(day, dayIn(zone), locale);
    const when = booking.is_hourly ? `${near} ${formatTime(instant, zone, locale)}` : near;
    return t(out ? 'homeSlot.due' : 'homeSlot.starts', { when });
  };
}
