import { type Asked, durationOf } from '@kashikari/availability';
import { dayIn, formatDay, formatDays, formatTime, useLocale, useTranslation } from '@kashikari/web-kit';

/** A range as a sentence and its length, in the person's language. */
export function useWhen(
  asked: Asked | undefined,
  zone: string,
): { readonly sentence: string; readonly length: string } {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!asked) return { sentence: t('new.choose'), length: '' };
  const duration = durationOf(asked);
  if (asked.unit === 'day') {
    return {
      sentence: formatDays(asked.startDate, asked.endDate, locale, dayIn(zone)),
      length: t('days', { count: duration }),
    };
  }
  const day = formatDay(dayIn(zone, asked.startAt), locale);
  return {
    sentence: `${day} ${formatTime(asked.startAt, zone, locale)} – ${formatTime(asked.endAt, zone, locale)}`,
    length: t('minutes', { count: duration }),
  };
}
