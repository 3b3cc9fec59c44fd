// Days without zones: every screen loads this file, and none of the library that zones need (calendar.ts).

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last day; the one after it would end in a year of five digits. */
const LAST_DAY = '9999-12-30';

/** Returns true if `value` is an existing day (30 February is not) from the year 1900 to {@link LAST_DAY}. */
export function isDay(value: string): boolean {
  if (!DAY.test(value) || value < '1900' || value > LAST_DAY) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const DAY_MS = 86_400_000;

/** Caches of days by their number since 1970 and vice versa. A calendar looks up the same few days repeatedly. */
const numbers = new Map<Day, number>();
const names = new Map<number, Day>();
const MAX_REMEMBERED = 20_000;

function numberOf(day: Day): number {
  let number = numbers.get(day);
  if (number === undefined) {
    number = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
    if (numbers.size > MAX_REMEMBERED) numbers.clear();
    numbers.set(day, number);
  }
  return number;
}

/** The day `days` after (or, negative, before) `day`. @throws RangeError for what is no day */
export function addDays(day: Day, days: number): Day {
  const number = numberOf(day) + days;
  let name = names.get(number);
  if (name === undefined) {
    name = new Date(number * DAY_MS).toISOString().slice(0, 10);
    if (names.size > MAX_REMEMBERED) names.clear();
    names.set(number, name);
  }
  return name;
}

/** Whole days from `a` to `b`; 0 for the same day, negative when `b` is earlier. */
export function daysBetween(a: Day, b: Day): number {
  return numberOf(b) - numberOf(a);
}

/** 0 for Sunday to 6 for Saturday, as in `disabled_days_indexes`. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (((numberOf(day) + 4) % 7) + 7) % 7;
}
