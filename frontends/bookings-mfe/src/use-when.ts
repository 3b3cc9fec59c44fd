import { type BookingRange, durationOf } from '@kashikari/availability';
import { dayIn, formatDays, formatHours, formatLength, useLocale, useTranslation } from '@kashikari/web-kit';

/** A range as a sentence and its length, in the person's language. */
export function useWhen(
  asked: BookingRange | undefined,
  zone: string,
): { readonly sentence: string; readonly length: string } {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (!asked) return { sentence: t('new.choose'), length: '' };
  if (asked.unit === 'day') {
    return {
      sentence: formatDays(asked.startDate, asked.endDate, locale, dayIn(zone)),
      length: t('days', { count: durationOf(asked) }),
    };
  }
  return {
    sentence: formatHours(asked.startAt, asked.endAt, zone, locale),
    length: formatLength(asked.endAt - asked.startAt, locale),
  };
}
