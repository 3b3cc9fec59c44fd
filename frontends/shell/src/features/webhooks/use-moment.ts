import { browserZone, dayIn, formatNearDay, formatTime, useLocale, useUser } from '@kashikari/web-kit';

/** Returns a function that formats an instant as day and time in the user's zone: “Today 10:47”. */
export function useMoment(): (at: string) => string {
  const locale = useLocale();
  const zone = useUser()?.time_zone ?? browserZone();
  return (at) => `${formatNearDay(dayIn(zone, at), dayIn(zone), locale)} ${formatTime(at, zone, locale)}`;
}
