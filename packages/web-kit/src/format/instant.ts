import type { Locale } from '../i18n/locale';
import { usableZone } from './browser-zone';
import { formatDay } from './day';

const days = new Map<string, Intl.DateTimeFormat>();
const times = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Intl.DateTimeFormat>();

function kept(
  formats: Map<string, Intl.DateTimeFormat>,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: usableZone(zone) });
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

/** Amounts by which clocks are set back anywhere, milliseconds: half an hour on Lord Howe, two hours at Troll. */
const PUT_BACK = [30, 60, 120].map((minutes) => minutes * 60_000);

/** Returns true if this local time occurs twice in a zone, because clocks are set back just before or just after. */
export function isRepeated(instant: number, zone: string): boolean {
  const shown = (at: number) => formatTime(at, zone, 'ja');
  return PUT_BACK.some(
    (span) => shown(instant - span) === shown(instant) || shown(instant + span) === shown(instant),
  );
}

/** +02:00 */
export function formatOffset(instant: number, zone: string): string {
  const parts = kept(offsets, zone, { timeZoneName: 'longOffset' }).formatToParts(new Date(instant));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return name || '+00:00';
}

/** 17:00; at an hour that the clock shows twice, with its offset: 02:30 (+01:00). */
function formatClock(instant: number, zone: string, locale: Locale): string {
  const time = formatTime(instant, zone, locale);
  return isRepeated(instant, zone) ? `${time} (${formatOffset(instant, zone)})` : time;
}

/** 11/20（金）22:00 – 23:30; names the other day too when it ends on one: 11/20（金）22:00 – 11/21（土）01:00. */
export function formatHours(from: number, until: number, zone: string, locale: Locale): string {
  const [first, last] = [dayIn(zone, from), dayIn(zone, until)];
  const at = (day: string, instant: number) =>
    `${formatDay(day, locale)} ${formatClock(instant, zone, locale)}`;
  return `${at(first, from)} – ${first === last ? formatClock(until, zone, locale) : at(last, until)}`;
}

const LENGTHS: Readonly<Record<Locale, (hours: number, minutes: number) => readonly [string, string]>> = {
  ja: (hours, minutes) => [`${hours}時間`, `${minutes}分`],
  en: (hours, minutes) => [`${hours} h `, `${minutes} min`],
  'ja-Hira': (hours, minutes) => [`${hours}じかん `, `${minutes}ふん`],
};

/** Formats a duration: 1時間30分 · 1 h 30 min · 1じかん 30ふん. Zero parts are omitted. */
export function formatLength(milliseconds: number, locale: Locale): string {
  const whole = Math.round(milliseconds / 60_000);
  const [hours, minutes] = LENGTHS[locale](Math.floor(whole / 60), whole % 60);
  return `${whole >= 60 ? hours : ''}${whole % 60 > 0 ? minutes : ''}`.trim();
}
