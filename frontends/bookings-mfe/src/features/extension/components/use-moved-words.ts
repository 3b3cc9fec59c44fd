import { dayIn, formatDay, formatDays, formatTime, useLocale } from '@kashikari/web-kit';
import type { MovedView } from '../api/preview-extension';

type Range = MovedView['from'];

/** The ranges of a preview as sentences, in the lender's zone. */
export function useMovedWords(zone: string) {
  const locale = useLocale();
  const moment = (at: string) => `${formatDay(dayIn(zone, at), locale)} ${formatTime(at, zone, locale)}`;
  return {
    range: ({ start_date, end_date, start_at, end_at }: Range) =>
      start_date && end_date
        ? formatDays(start_date, end_date, locale, dayIn(zone))
        : `${moment(start_at)} – ${moment(end_at)}`,
    start: ({ start_date, start_at }: Range) =>
      start_date ? formatDay(start_date, locale) : moment(start_at),
    end: ({ end_date, end_at }: Range) => (end_date ? formatDay(end_date, locale) : moment(end_at)),
  };
}
