import { dayIn, formatDay, useLocale, useUser } from '@kashikari/web-kit';

/** Words an instant as a day in the person's own time zone; nothing for null. */
export function useDay(): (instant: string | null | undefined) => string {
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  return (instant) => (instant ? formatDay(dayIn(zone, instant), locale, dayIn(zone)) : '');
}
