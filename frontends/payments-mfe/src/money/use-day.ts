import { dayIn, formatDay, formatTime, useLocale, useUser } from '@kashikari/web-kit';

/** Words an instant as a day in the person's own time zone; nothing for null. */
export function useDay(): (instant: string | null | undefined) => string {
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  return (instant) => (instant ? formatDay(dayIn(zone, instant), locale, dayIn(zone)) : '');
}

/** Words an instant with its time of day, in the person's own time zone. */
export function useMoment(): (instant: string) => string {
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? 'Asia/Tokyo';
  return (instant) =>
    `${formatDay(dayIn(zone, instant), locale, dayIn(zone))} ${formatTime(instant, zone, locale)}`;
}
