import { addDays } from '@kashikari/web-kit';

/** Ranges that can be chosen: this month, the last 6 and 12 months, this year, and the year before. */
export const RANGES = ['month', 'half', 'year', 'this_year', 'last_year'] as const;
export type SalesRangeName = (typeof RANGES)[number];

export const isRange = (name: string | null): name is SalesRangeName =>
  RANGES.some((range) => range === name);

/**
 * Days of a range, both inclusive; it ends today or with a year that is over.
 * @param today `YYYY-MM-DD`
 */
export function daysOf(name: SalesRangeName, today: string): { readonly from: string; readonly to: string } {
  const year = Number(today.slice(0, 4));
  if (name === 'last_year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (name === 'this_year') return { from: `${year}-01-01`, to: today };
  return { from: firstOfMonth(today, { month: 0, half: 5, year: 11 }[name]), to: today };
}

/** First day of the month so many months before. */
function firstOfMonth(day: string, before: number): string {
  let first = `${day.slice(0, 8)}01`;
  for (let month = 0; month < before; month += 1) first = `${addDays(first, -1).slice(0, 8)}01`;
  return first;
}
