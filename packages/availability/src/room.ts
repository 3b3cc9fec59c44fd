import { allow, refuse, type Interval, type Verdict } from '@kashikari/kernel';
import { deepestOverlap, type UnitClaim } from './deepest-overlap';

/** A booking that may conflict with others. */
export interface Occupant extends UnitClaim {
  /** True if reserved or out; false after the return, when only the rest of the claim remains. */
  readonly open: boolean;
  /** True if the borrower has it now, overdue or not. */
  readonly out: boolean;
  /** True if out past its end, so that its return is unknown. */
  readonly overdue: boolean;
}

/** Units and times that must be free to make, move or extend a booking. */
export interface Need {
  /**
   * The whole of a new or moved claim. For an extended one, the part still to come, and the part that it did not hold
   * so far.
   */
  readonly parts: readonly Interval[];
  readonly quantity: number;
  /** True if its range contains `now`; then overdue units are missing too. */
  readonly containsNow: boolean;
}

/** Returns the number of units that are free over all parts, at least 0. */
export function freeOver(
  parts: readonly Interval[],
  occupants: readonly Occupant[],
  quantity: number,
  containsNow: boolean,
): number {
  const byClaims = quantity - deepestOverParts(parts, occupants);
  return Math.max(
    0,
    containsNow ? Math.min(byClaims, freeBesideOverdue(parts, occupants, quantity)) : byClaims,
  );
}

/**
 * Checks that a need fits beside the occupants of a good. `q` more units fit if the deepest overlap over the parts is
 * no more than `quantity - q`. A range that contains now also lacks the overdue units, whatever remains of their
 * claims; later ranges ignore them. The value is the number of units free before this need is met.
 *
 * Refuses with `booking.exclusive`, `booking.on_loan` or `booking.unavailable`. The code is `booking.on_loan` if the
 * range contains now and the units that are out, late or not, alone explain the shortage.
 */
export function fits(
  need: Need,
  occupants: readonly Occupant[],
  good: { readonly quantity: number; readonly isExclusive: boolean },
): Verdict<{ readonly free: number }> {
  if (good.isExclusive && occupants.some((occupant) => occupant.open)) {
    return refuse('booking.exclusive');
  }
  const free = freeOver(need.parts, occupants, good.quantity, need.containsNow);
  if (need.quantity <= free) return allow({ free });
  return refuse(isOnLoan(need, occupants, good.quantity) ? 'booking.on_loan' : 'booking.unavailable', {
    free,
  });
}

/** Returns true if the units that are out now, or only the overdue ones, are enough to refuse the need. */
function isOnLoan(need: Need, occupants: readonly Occupant[], quantity: number): boolean {
  if (!need.containsNow) return false;
  const out = occupants.reduce((sum, one) => (one.out ? sum + one.quantity : sum), 0);
  return (
    need.quantity > quantity - out || need.quantity <= quantity - deepestOverParts(need.parts, occupants)
  );
}

function deepestOverParts(parts: readonly Interval[], taken: readonly UnitClaim[]): number {
  return parts.reduce((deepest, part) => Math.max(deepest, deepestOverlap(taken, part)), 0);
}

/** Counts overdue units as missing for the whole range. No unit is counted twice, for its claim and for being late. */
function freeBesideOverdue(
  parts: readonly Interval[],
  occupants: readonly Occupant[],
  quantity: number,
): number {
  const late = occupants.filter((occupant) => occupant.overdue);
  const others = occupants.filter((occupant) => !occupant.overdue);
  return quantity - deepestOverParts(parts, others) - late.reduce((sum, { quantity: q }) => sum + q, 0);
}
