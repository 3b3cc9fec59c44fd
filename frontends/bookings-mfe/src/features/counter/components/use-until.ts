import type { BookingRange } from '@kashikari/availability';
import { browserZone, formatDay, formatHours, useLocale, useTranslation } from '@kashikari/web-kit';

/** Returns the end of a loan in words; by the hour, with its start. Returns undefined without a range. */
export function useUntil(range: BookingRange | undefined, zone = browserZone()): string | undefined {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!range) return undefined;
  if (range.unit === 'day') return t('counter.until', { day: formatDay(range.endDate, locale) });
  return formatHours(range.startAt, range.endAt, zone, locale);
}
