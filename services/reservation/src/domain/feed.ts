import { addDays, dayOf, startOfDay } from '@kashikari/kernel';

/** An address under which calendars subscribe to bookings. Instants are epoch milliseconds. */
export interface Feed {
  readonly id: string;
  readonly userId: string;
  /** Group whose goods' bookings the feed contains; null: the user's bookings. */
  readonly groupId: string | null;
  /** Name that calendars show. */
  readonly name: string;
  /** Raised by one with every new secret. */
  readonly generation: number;
  readonly createdAt: number;
  readonly rotatedAt: number | null;
}

/**
 * Number of days for which finished bookings stay in a feed. Calendars have fetched them by then, since they fetch
 * every few hours.
 */
const FEED_REACHES_BACK_DAYS = 31;

/** Maximum number of bookings in a feed, those that end first; larger calendars are of no use. */
export const MAX_IN_FEED = 1_000;

/**
 * Returns the earliest instant of bookings in a feed. It is the start of a day, so that it is stable between fetches.
 */
export function feedReachesBackTo(now: number): number {
  return startOfDay(addDays(dayOf(now, 'UTC'), -FEED_REACHES_BACK_DAYS), 'UTC');
}

export function rotated(feed: Feed, now: number): Feed {
  return { ...feed, generation: feed.generation + 1, rotatedAt: now };
}
