import { addDays, dayOf, instantAt, weekdayOf, type Day } from '@kashikari/kernel';

/** Time of day of the weekly notice, minutes past 0:00. */
const NINE = 9 * 60;

/** Returns the instant of the weekly notice on a Monday, epoch milliseconds. */
export const noticeAt = (monday: Day, zone: string): number => instantAt(monday, NINE, zone);

/** Returns the latest Monday whose 09:00 has passed in a zone. @param now business time, epoch milliseconds */
export function lastMonday(now: number, zone: string): Day {
  const today = dayOf(now, zone);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return noticeAt(monday, zone) <= now ? monday : addDays(monday, -7);
}

/**
 * Returns the Monday of a user's next notice: the latest one that passed, if the user had no notice of it, or else the
 * one after the last notice. A clock that was moved back, or another zone, repeats none.
 */
export function nextMonday(done: Day, now: number, zone: string): Day {
  const last = lastMonday(now, zone);
  return last > done ? last : addDays(done, 7);
}
