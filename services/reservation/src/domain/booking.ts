import type { BookingRange, ClaimTerms } from '@kashikari/availability';
import { lockedOf } from '@kashikari/availability';
import { dayOf, daysBetween, type Interval } from '@kashikari/kernel';
import type { Charge } from './charge';

/** A good, a quantity, a borrower, and a range. Instants are epoch milliseconds. */
export interface Booking {
  readonly id: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly goodId: string;
  /** Follows the good when it is transferred. */
  readonly lenderId: string;
  readonly borrowerId: string;
  /** All units that were lent; those that are back before the others among them ({@link unitsHeld}). */
  readonly quantity: number;
  /** Parts that were returned before the rest, in order of return. */
  readonly parts: readonly ReturnedPart[];
  /** The requested range. */
  readonly asked: BookingRange;
  /** Zone and margin, frozen when it was made. */
  readonly terms: ClaimTerms;
  /** `[start_at, end_at)`. */
  readonly span: Interval;
  /** The end when it was made or last moved; what is later was extended. */
  readonly agreedUntil: number;
  /** Start before the first delay by late units; null if the booking was never delayed. */
  readonly delayedFrom: number | null;
  /** `[occ_from, occ_until)`: when nobody else can have the units that it holds, guarded by the database. */
  readonly claim: Interval;
  /** The claim before a return shortened it. */
  readonly claimBeforeReturn: Interval | null;
  /** True while the claim counts; false once canceled. */
  readonly live: boolean;
  /** Time at which a manager set the units aside for collection. */
  readonly preparedAt: number | null;
  readonly handedOverAt: number | null;
  /** Time at which a manager last reminded the borrower to return it. */
  readonly remindedAt: number | null;
  readonly returnedAt: number | null;
  /** Returned by the borrower, and not yet confirmed by a manager. */
  readonly awaitsReceipt: boolean;
  readonly receivedAt: number | null;
  readonly cancelledAt: number | null;
  readonly dispute: Dispute | null;
  readonly memo: string;
  readonly method: Method;
  /** The borrower, or who booked for them. */
  readonly bookedBy: string;
  /** Null if it is free. */
  readonly charge: Charge | null;
  /** Shared by those that were booked together as a range that repeats. */
  readonly seriesId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Units of a booking that came back while the rest stayed out. */
export interface ReturnedPart {
  readonly quantity: number;
  /** Time in which nobody else can have these units, half-open: until their return, plus the margin. */
  readonly claim: Interval;
  readonly returnedAt: number;
  /** Returned by the borrower, and not yet confirmed by a manager. */
  readonly awaitsReceipt: boolean;
  readonly receivedAt: number | null;
}

export interface Dispute {
  readonly openedAt: number;
  readonly openedBy: string | null;
  readonly reason: string;
}

/**
 * The way in which a booking was made; later changes keep it.
 * - `takeout`: borrowed on the spot. Such a booking must start now, see `checkCreate`.
 * - `api`: a program other than the product's screens.
 * - `kiosk` and `sip2`: machines at which the borrower acts alone.
 */
export type Method = 'web' | 'scan' | 'counter' | 'bulk' | 'takeout' | 'api' | 'kiosk' | 'sip2';

/** Units of its claim: all but those that came back before the rest. */
export function unitsHeld({ quantity, parts }: Pick<Booking, 'quantity' | 'parts'>): number {
  return parts.reduce((held, part) => held - part.quantity, quantity);
}

/** Units that the lender has again: all of them once it is returned. */
export function unitsBack(booking: Booking): number {
  return booking.returnedAt === null ? booking.quantity - unitsHeld(booking) : booking.quantity;
}

/** Days by which it was extended, in all; by the hour, begun days of 24 hours. */
export function extendedDays({ asked, agreedUntil, span, terms }: Booking): number {
  if (asked.unit === 'hour') return Math.ceil((span.until - agreedUntil) / DAY_MS);
  return daysBetween(dayOf(agreedUntil - 1, terms.zone), asked.endDate);
}

/** Days past its end at which it is still out, or came back; begun days count. */
export function overdueDays(booking: Booking, now: number, isOut: boolean): number {
  const until = booking.returnedAt ?? (isOut ? now : null);
  if (until === null || until < booking.span.until || booking.cancelledAt !== null) return 0;
  if (booking.asked.unit === 'hour') return Math.floor((until - booking.span.until) / DAY_MS) + 1;
  return daysBetween(booking.asked.endDate, dayOf(until, booking.terms.zone));
}

/** The margin on both sides, as a person sees it; after an early return no longer than what is left. */
export function lockedRange(booking: Booking): Interval {
  const locked = lockedOf(booking.asked, booking.terms);
  if (booking.claimBeforeReturn === null) return locked;
  return { from: locked.from, until: Math.min(locked.until, booking.claim.until) };
}

/** 24 hours, milliseconds: what a day is worth where lending is by the hour. */
export const DAY_MS = 86_400_000;
