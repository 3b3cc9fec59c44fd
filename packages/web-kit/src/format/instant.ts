import type { Locale } from '../i18n/locale';

const days = new Map<string, Intl.DateTimeFormat>();
const times = new Map<string, Intl.DateTimeFormat>();

function kept(
  formats: Map<string, Intl.DateTimeFormat>,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: zone });
    formats.set(zone, format);
  }
  return format;
}

/** The calendar day (`YYYY-MM-DD`) on which an instant falls in a zone. Light: the browser's own zone data. */
export function dayIn(zone: string, instant: number | string | Date = Date.now()): string {
  return kept(days, zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant));
}

/** 17:00 in a zone; ごご 5じ or ごご 5じ 15ふん in hiragana. */
export function formatTime(instant: number | string | Date, zone: string, locale: Locale): string {
  const text = kept(times, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
  if (locale !== 'ja-Hira') return text;
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return `${hour < 12 ? 'ごぜん' : 'ごご'} ${hour % 12}じ${minute === 0 ? '' : ` ${minute}ふん`}`;
}
