import { addDays, dayOf, startOfDay } from '@kashikari/kernel';

/** An address under which calendars subscribe to bookings. Instants are epoch milliseconds. */
export interface Feed {
  readonly id: string;
  readonly userId: string;
  /** Of the goods of this group; null is what the person has booked. */
  readonly groupId: string | null;
  /** What calendars call it. */
  readonly name: string;
  /** Raised by one with every new secret. */
  readonly generation: number;
  readonly createdAt: number;
  readonly rotatedAt: number | null;
}

/** What is over for longer has left the calendars: a feed is fetched every few hours. */
const FEED_REACHES_BACK_DAYS = 31;

/** Bookings in a feed, those that end first; a calendar of more is no use to anybody. */
export const MAX_IN_FEED = 1_000;

/** From when on bookings stand in a feed. The start of a day, so that it does not change with every look. */
export function feedReachesBackTo(now: number): number {
  return startOfDay(addDays(dayOf(now, 'UTC'), -FEED_REACHES_BACK_DAYS), 'UTC');
}

export function rotated(feed: Feed, now: number): Feed {
  return { ...feed, generation: feed.generation + 1, rotatedAt: now };
}
