import { dayOf, type Day } from '@kashikari/kernel';
import type { Letter } from '../app/ports';
import { formatDays, formatHours } from '../domain/dates';

/** When a booking is, in its lender's zone, which is named to who lives in another. */
export function when({ params, locale, timeZone, now }: Letter): string {
  const zone = params['time_zone'] ?? 'Asia/Tokyo';
  const today: Day = dayOf(now, zone);
  const { start_date: from, end_date: to, start_at: startAt, end_at: endAt } = params;
  if (from && to) return formatDays(from, to, locale, today);
  const hours = formatHours(Date.parse(startAt ?? ''), Date.parse(endAt ?? ''), zone, locale, today);
  return timeZone === undefined || timeZone === zone ? hours : `${hours} (${zone})`;
}
