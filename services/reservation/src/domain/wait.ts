import { claimOf, QUARTER_HOUR, spanOf, type BookingRange, type Claim } from '@kashikari/availability';
import { addDays, startOfDay } from '@kashikari/kernel';
import type { Good, Lender } from './good';
import type { WaitState } from './wait-state';

/** Somebody who waits for a good: how many of it, and when. Instants are epoch milliseconds. */
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
  /** When it was asked; null before. */
  readonly offeredAt: number | null;
  /** Until then the offer is held. */
  readonly answerBy: number | null;
  /** What came of it. */
  readonly bookingId: string | null;
  /** Its place in the line: the oldest comes first. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What somebody wants to wait for. */
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

/** What a booking of the range would claim under today's terms. */
export function wantedClaim({ asked }: Wait, good: Good, lender: Lender, now: number): Claim {
  return claimOf(asked, { zone: lender.zone, marginDays: asked.unit === 'day' ? good.marginDays : 0 }, now);
}

/**
 * From when on a range can't be booked any more: by day once its first day is over (what comes back this morning goes out
 * this afternoon), by the hour once its first quarter is.
 */
export function lastCall(asked: BookingRange, zone: string): number {
  if (asked.unit === 'hour') return asked.startAt + QUARTER_HOUR;
  return startOfDay(addDays(asked.startDate, 1), zone);
}

/** Until when an offer is held: the lender's time, and never past the start; for one that has begun, the last call. */
export function answerBy(asked: BookingRange, { zone, queueAnswerHours }: Lender, now: number): number {
  const { from } = spanOf(asked, zone);
  return Math.min(now + queueAnswerHours * 3_600_000, now < from ? from : lastCall(asked, zone));
}
