import { type Locale, weekdayOf } from '@kashikari/web-kit';

/** Months that a page of figures shows. */
export const MONTHS = 13;

const NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Adds a number of months, which may be negative, to a month `YYYY-MM`. */
export function addMonths(month: string, more: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const all = year * 12 + number - 1 + more;
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`;
}

/** 10月 · October · 10がつ */
export function monthName(month: string, locale: Locale): string {
  const number = Number(month.slice(5));
  if (locale === 'en') return NAMES[number - 1] ?? month;
  return `${number}${locale === 'ja' ? '月' : 'がつ'}`;
}

/** The label under a bar: 10 · Oct · 10. The table beside the plot has the whole name. */
export function monthMark(month: string, locale: Locale): string {
  return locale === 'en'
    ? (NAMES[Number(month.slice(5)) - 1]?.slice(0, 3) ?? '')
    : `${Number(month.slice(5))}`;
}

/** Returns true if a month has the form `YYYY-MM` and is one of the 24 months up to `last`. */
export function isShown(month: string | null, last: string): month is string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month ?? '') && month! <= last && month! > addMonths(last, -24);
}

/** Returns true if every weekday has occurred in a month, so that a weekday without open days is a closed one. */
export function isWeekPast(month: string, today: string): boolean {
  return month < today.slice(0, 7) || Number(today.slice(8)) >= 7;
}

/** Weekdays as they are listed: Monday first, `0` is Sunday. */
export const WEEK = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** A day that falls on a weekday, for the formats of days. */
export function dayOn(weekday: string): string {
  const days = Array.from({ length: 7 }, (_, at) => `2026-11-0${at + 1}`);
  return days.find((day) => weekdayOf(day) === Number(weekday)) ?? days[0]!;
}
