import { dayOf, weekdayOf, type Day, type Locale } from '@kashikari/kernel';

const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'ja-Hira': ['にち', 'げつ', 'か', 'すい', 'もく', 'きん', 'ど'],
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const partsOf = (day: Day) => day.split('-').map(Number) as [number, number, number];

/** 11/24（火） · Tue 24 Nov · 11がつ 24にち（か）; with the year when it isn't that of `today`. */
export function formatDay(day: Day, locale: Locale, today: Day): string {
  const [year, month, date] = partsOf(day);
  const weekday = WEEKDAYS[locale][weekdayOf(day)]!;
  const other = partsOf(today)[0] !== year;
  if (locale === 'en') return `${weekday} ${date} ${MONTHS[month - 1]}${other ? ` ${year}` : ''}`;
  if (locale === 'ja-Hira') return `${other ? `${year}ねん ` : ''}${month}がつ ${date}にち（${weekday}）`;
  return `${other ? `${year}/` : ''}${month}/${date}（${weekday}）`;
}

/** 11/24（火）– 27（金） · Tue 24 – Fri 27 Nov · 11がつ 24にち（か）– 27にち（きん）; both days inclusive. */
export function formatDays(from: Day, to: Day, locale: Locale, today: Day): string {
  if (from === to) return formatDay(from, locale, today);
  const [year, month] = partsOf(from);
  const [toYear, toMonth, toDate] = partsOf(to);
  const sameMonth = year === toYear && month === toMonth;
  const start = formatDay(from, locale, today);
  const end = formatDay(to, locale, today);
  if (locale === 'en') return `${sameMonth ? start.split(' ').slice(0, 2).join(' ') : start} – ${end}`;
  const unit = locale === 'ja-Hira' ? 'にち' : '';
  return `${start}– ${sameMonth ? `${toDate}${unit}（${WEEKDAYS[locale][weekdayOf(to)]}）` : end}`;
}

/** 17:00 · ごご 5じ 15ふん, in a zone. */
function formatTime(instant: number, zone: string, locale: Locale): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  const text = new Intl.DateTimeFormat('en-GB', format).format(instant);
  if (locale !== 'ja-Hira') return text;
  const [hour, minute] = text.split(':').map(Number) as [number, number];
  return `${hour < 12 ? 'ごぜん' : 'ごご'} ${hour % 12}じ${minute === 0 ? '' : ` ${minute}ふん`}`;
}

/** 11/24（火）10:00 · Tue 24 Nov 10:00 · 11がつ 24にち（か） ごぜん 10じ, in a zone. */
export function formatMoment(instant: number, zone: string, locale: Locale, today: Day): string {
  const gap = locale === 'ja' ? '' : ' ';
  return `${formatDay(dayOf(instant, zone), locale, today)}${gap}${formatTime(instant, zone, locale)}`;
}

/** 11/24（火）10:00 – 12:00, over midnight with the second day; in a zone. The end is exclusive. */
export function formatHours(from: number, until: number, zone: string, locale: Locale, today: Day): string {
  const [first, last] = [dayOf(from, zone), dayOf(until, zone)];
  const at = (instant: number) => formatMoment(instant, zone, locale, today);
  return `${at(from)} – ${first === last ? formatTime(until, zone, locale) : at(until)}`;
}
