import { claimOf, QUARTER_HOUR, spanOf, type BookingRange, type Claim } from '@kashikari/availability';
import { addDays, startOfDay } from '@kashikari/kernel';
import type { Good, Lender } from './good';
import type { WaitState } from './wait-state';

/** A user who waits for a good, with the quantity and the range. Instants are epoch milliseconds. */
export interface Wait {
  readonly id: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly goodId: string;
  readonly userId: string;
  readonly quantity: number;
  readonly asked: BookingRange;
  readonly zone: string;
  readonly state: WaitState;
  /** Time of the offer; null before. */
  readonly offeredAt: number | null;
  /** End of the time to answer; units are held until then. */
  readonly answerBy: number | null;
  /** The booking that was made from the offer. */
  readonly bookingId: string | null;
  /** Its place in the line: the oldest comes first. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A request to join a queue. */
export interface NewWait {
  readonly id: string;
  readonly goodId: string;
  readonly userId: string;
  readonly quantity: number;
  readonly asked: BookingRange;
}

export function newWait(wanted: NewWait, zone: string, now: number): Wait {
  const untouched = { offeredAt: null, answerBy: null, bookingId: null };
  return { ...wanted, ...untouched, version: 1, zone, state: 'waiting', createdAt: now, updatedAt: now };
}

/** Oldest first; of the same moment, the order in which they were written. */
export function byAge(a: Wait, b: Wait): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
}

/** Returns the claim of a booking for the wanted range under today's terms. */
export function wantedClaim({ asked }: Wait, good: Good, lender: Lender, now: number): Claim {
  return claimOf(asked, { zone: lender.zone, marginDays: asked.unit === 'day' ? good.marginDays : 0 }, now);
}

/**
 * Returns the instant from which a range can no longer be booked. By day it is the end of the first day, since a good
 * that is returned in the morning can go out in the afternoon. By the hour it is the end of the first quarter-hour.
 */
export function lastCall(asked: BookingRange, zone: string): number {
  if (asked.unit === 'hour') return asked.startAt + QUARTER_HOUR;
  return startOfDay(addDays(asked.startDate, 1), zone);
}

/**
 * Returns the end of the time to answer an offer: the lender's time to answer, but no later than the start. If the
 * range has begun, the last call is the limit.
 */
export function answerBy(asked: BookingRange, { zone, queueAnswerHours }: Lender, now: number): number {
  const { from } = spanOf(asked, zone);
  return Math.min(now + queueAnswerHours * 3_600_000, now < from ? from : lastCall(asked, zone));
}
