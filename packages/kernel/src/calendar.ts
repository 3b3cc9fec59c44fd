import { Temporal } from 'temporal-polyfill';
import { addDays, type Day } from './days';

const zones = new Map<string, boolean>();

/**
 * Returns true if `zone` is an IANA time zone in its canonical spelling (`Asia/Tokyo`, not `asia/tokyo` or `JST`). Intl
 * accepts abbreviations and any spelling, which PostgreSQL and Temporal interpret differently or reject. Every part of
 * the product that accepts or stores a time zone uses this function.
 */
export function isTimeZone(zone: string): boolean {
  let known = zones.get(zone);
  if (known === undefined) {
    try {
      // Throws for a name that Intl does not know. Temporal returns a name in its own spelling.
      new Intl.DateTimeFormat('en', { timeZone: zone });
      known = /^[A-Z]/.test(zone) && Temporal.Now.zonedDateTimeISO(zone).timeZoneId === zone;
    } catch {
      known = false;
    }
    if (zones.size < 2000) zones.set(zone, known);
  }
  return known;
}

/** The time zone of accounts that name none. */
export const DEFAULT_TIME_ZONE = 'Asia/Tokyo';

/**
 * A time zone to compute with, for one that may be none: itself, the zone that an abbreviation or another spelling means to
 * Intl (`JST` is `Asia/Tokyo`), or {@link DEFAULT_TIME_ZONE}.
 */
export function usableTimeZone(zone: string): string {
  if (isTimeZone(zone)) return zone;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/**
 * The day so many months after (or, negative, before) `day`; the last of its month where the month is too short: a month after
 * 31 January is 28 or 29 February, and two months after it 31 March.
 */
export function addMonths(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

const starts = new Map<string, number>();

/**
 * The first instant of a day in a zone, epoch milliseconds. Where midnight does not exist (a change of clocks at
 * midnight) it is the first instant that does; a day that a zone skipped whole starts where the next one does.
 */
export function startOfDay(day: Day, zone: string): number {
  const key = `${zone} ${day}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
    if (starts.size > 20_000) starts.clear();
    starts.set(key, start);
  }
  return start;
}

/** The first instant after a day in a zone: where the next day begins. Days are 23, 24 or 25 hours long. */
export function endOfDay(day: Day, zone: string): number {
  return startOfDay(addDays(day, 1), zone);
}

/**
 * The calendar day on which an instant falls in a zone. Found by comparing with the (remembered) starts of the days
 * around it, which is a hundred times cheaper than asking the calendar for the instant itself.
 */
export function dayOf(instant: number, zone: string): Day {
  let day = addDays(new Date(instant).toISOString().slice(0, 10), -1);
  for (let next = addDays(day, 1); startOfDay(next, zone) <= instant; next = addDays(day, 1)) day = next;
  return day;
}

/** Returns the local time of an instant in a zone: the day, and the minutes that a clock shows after 0:00. */
export function wallClock(instant: number, zone: string): { readonly day: Day; readonly minutes: number } {
  const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return { day: time.toPlainDate().toString(), minutes: time.hour * 60 + time.minute };
}

/**
 * The instant at which that clock shows so many minutes past 0:00 on a day: the first where it shows them twice; where
 * it leaps over them, as much later as it leaps.
 */
export function instantAt(day: Day, minutes: number, zone: string): number {
  const time = Temporal.PlainDate.from(day).toPlainDateTime({
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  return time.toZonedDateTime(zone).epochMilliseconds;
}
