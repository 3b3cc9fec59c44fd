import type { Locale } from '../i18n/locale';
import { formatMonth, formatShortDay } from './day';

/** 2026年11月 – 12月 · November – December 2026: the months of two days; the year once where it is the same. */
export function formatMonths(from: string, to: string, locale: Locale): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonth(from, locale);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const [start, end] = [formatMonth(from, locale), formatMonth(to, locale)];
  if (!sameYear) return `${start} – ${end}`;
  if (locale === 'en') return `${start.replace(/ \d+$/, '')} – ${end}`;
  return `${start} – ${end.replace(/^\d+(年|ねん )/, '')}`;
}

/** 12/1 · 1 Dec · 12/1: the first day of a month between days that are numbers alone. */
export function formatMonthStart(day: string, locale: Locale): string {
  return formatShortDay(day, locale === 'en' ? 'en' : 'ja');
}
