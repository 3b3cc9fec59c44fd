import { addDays, daysBetween, SCHEDULE_DAYS, weekdayOf } from '@kashikari/kernel';
import type { Locale } from '../i18n/locale';

/** Sunday first, as `weekdayOf` counts. Intl knows no hiragana, and its Japanese is short already. */
const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'ja-Hira': ['にち', 'げつ', 'か', 'すい', 'もく', 'きん', 'ど'],
};
const FULL_WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  ja: WEEKDAYS.ja.map((name) => `${name}曜日`),
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  'ja-Hira': WEEKDAYS['ja-Hira'].map((name) => `${name}ようび`),
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function parts(day: string): Parts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}

/** 火 · Tue · か */
export function formatWeekday(day: string, locale: Locale): string {
  return WEEKDAYS[locale][weekdayOf(day)] ?? '';
}

/** 火曜日 · Tuesday · かようび */
export function formatFullWeekday(day: string, locale: Locale): string {
  return FULL_WEEKDAYS[locale][weekdayOf(day)] ?? '';
}

/** 11/24（火） · Tue 24 Nov · 11がつ 24にち（か）; with the year when it isn't `today`'s. */
export function formatDay(day: string, locale: Locale, today?: string): string {
  const { year, month, day: date } = parts(day);
  const name = formatWeekday(day, locale);
  const other = today !== undefined && parts(today).year !== year;
  if (locale === 'en') return `${name} ${date} ${MONTHS[month - 1]}${other ? ` ${year}` : ''}`;
  if (locale === 'ja-Hira') return `${other ? `${year}ねん ` : ''}${month}がつ ${date}にち（${name}）`;
  return `${other ? `${year}/` : ''}${month}/${date}（${name}）`;
}

/** Formats a day without its weekday, for small spaces: 11/24 · 24 Nov · 11がつ 24にち. */
export function formatShortDay(day: string, locale: Locale): string {
  const { month, day: date } = parts(day);
  if (locale === 'en') return `${date} ${MONTHS[month - 1]}`;
  return locale === 'ja-Hira' ? `${month}がつ ${date}にち` : `${month}/${date}`;
}

/** 11/24（火）– 27（金） · Tue 24 – Fri 27 Nov · 11がつ 24にち（か）– 27にち（きん）; both ends are inclusive days. */
export function formatDays(from: string, to: string, locale: Locale, today?: string): string {
  if (from === to) return formatDay(from, locale, today);
  const a = parts(from);
  const b = parts(to);
  const sameMonth = a.year === b.year && a.month === b.month;
  if (locale === 'en') {
    const start = sameMonth ? `${formatWeekday(from, locale)} ${a.day}` : formatDay(from, locale, today);
    return `${start} – ${formatDay(to, locale, today)}`;
  }
  const unit = locale === 'ja-Hira' ? 'にち' : '';
  const end = sameMonth ? `${b.day}${unit}（${formatWeekday(to, locale)}）` : formatDay(to, locale);
  return `${formatDay(from, locale, today)}– ${end}`;
}

/** 2026年11月 · November 2026 · 2026ねん 11がつ */
export function formatMonth(day: string, locale: Locale): string {
  const { year, month } = parts(day);
  if (locale === 'ja') return `${year}年${month}月`;
  if (locale === 'ja-Hira') return `${year}ねん ${month}がつ`;
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );
}

const NEAR: Readonly<Record<Locale, readonly string[]>> = {
  ja: ['昨日', '今日', '明日', 'あさって'],
  en: ['Yesterday', 'Today', 'Tomorrow'],
  'ja-Hira': ['きのう', 'きょう', 'あした', 'あさって'],
};

/** 今日, あさって 11/20（金）: a word for days near `today`, and the date after it when it isn't today. */
export function formatNearDay(day: string, today: string, locale: Locale): string {
  const near = NEAR[locale][daysBetween(today, day) + 1];
  if (near === undefined) return formatDay(day, locale, today);
  return day === today ? near : `${near} ${formatDay(day, locale)}`;
}

/** The `count` days from `first` on. */
export function daysFrom(first: string, count = SCHEDULE_DAYS): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
