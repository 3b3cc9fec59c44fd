import type { Occupant, UnitClaim, Waiting } from '@kashikari/availability';
import { unitsHeld, type Booking } from './booking';
import type { Good, Lender } from './good';
import { isOut, phaseOf, type Phase } from './state';
import type { Wait } from './wait';

/** Everything that occupies units of one good, now or later, with the good's terms; read under the good's lock. */
export interface Line {
  readonly good: Good;
  readonly lender: Lender;
  /** Live ones whose claim is not over, or that are not back. */
  readonly bookings: readonly Booking[];
  /** Claims other than bookings: units held for an offer, or parts returned before the rest. They are never moved. */
  readonly kept: readonly Occupant[];
  /** Waits without an offer. */
  readonly waiting: readonly Wait[];
  /** Business time, epoch milliseconds. */
  readonly now: number;
}

export function phaseInLine(booking: Booking, { lender, now }: Line): Phase {
  return phaseOf(booking, now, lender.manageHandOver);
}

export function isOverdue(booking: Booking, line: Line): boolean {
  return phaseInLine(booking, line) === 'overdue';
}

/** Returns true if the booking can still be moved: it has not begun. */
export function isWaiting(booking: Booking, line: Line): boolean {
  return line.now < booking.span.from && phaseInLine(booking, line) === 'reserved';
}

/**
 * Returns true if the booking occupies units now: out, late, reserved and begun, or returned with its margin running.
 */
export function holdsNow(booking: Booking, line: Line): boolean {
  const { claim } = booking;
  return isOut(phaseInLine(booking, line)) || (claim.from <= line.now && line.now < claim.until);
}

export function takenBy(booking: Booking): UnitClaim {
  return { claim: booking.claim, quantity: unitsHeld(booking) };
}

/** Returns a part that was returned before the rest, as an occupant. */
export function backFrom({ claim, quantity }: UnitClaim): Occupant {
  return { claim, quantity, open: false, out: false, overdue: false };
}

export function waitingOf({ id, asked, terms, claim, quantity, createdAt }: Booking): Waiting {
  return { id, asked, terms, claim, quantity, createdAt };
}
