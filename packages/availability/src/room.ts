import { allow, refuse, type Interval, type Verdict } from '@kashikari/kernel';
import { deepestOverlap, type Taken } from './deepest-overlap';

/** A booking as it stands in the way of others. */
export interface Occupant extends Taken {
  /** Reserved or out; false once it is returned, when only the rest of its claim stands. */
  readonly open: boolean;
  /** In somebody's hands at this moment, overdue or not. */
  readonly out: boolean;
  /** Out with its end past: nobody knows when it comes back. */
  readonly overdue: boolean;
}

/** What must be free for a booking to be made, moved or extended. */
export interface Need {
  /** All of a new or moved claim; of an extended one what is still to come, and what it did not hold so far. */
  readonly parts: readonly Interval[];
  readonly quantity: number;
  /** Whether its range contains `now`: then units that are overdue are missing too. */
  readonly containsNow: boolean;
}

/** How many units are free over all of the parts, at least 0. */
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
 * Whether a need fits beside the occupants of a good. `q` more fit when the deepest overlap over the parts is at most
 * `quantity - q`. A range that contains now also misses the overdue units, whatever is left of their claims; later
 * ranges don't see them. The value is the number of units free before this need is met.
 *
 * Refused with `booking.exclusive`, `booking.on_loan` or `booking.unavailable`. It is `booking.on_loan` when the range
 * contains now and the units that are out, late or not, are by themselves what is missing.
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

/** Whether what is out now is enough to refuse the need, or only what is late does. */
function isOnLoan(need: Need, occupants: readonly Occupant[], quantity: number): boolean {
  if (!need.containsNow) return false;
  const out = occupants.reduce((sum, one) => (one.out ? sum + one.quantity : sum), 0);
  return (
    need.quantity > quantity - out || need.quantity <= quantity - deepestOverParts(need.parts, occupants)
  );
}

function deepestOverParts(parts: readonly Interval[], taken: readonly Taken[]): number {
  return parts.reduce((deepest, part) => Math.max(deepest, deepestOverlap(taken, part)), 0);
}

/** Overdue units are gone for the whole range; a unit is never counted twice, for its claim and for being late. */
function freeBesideOverdue(
  parts: readonly Interval[],
  occupants: readonly Occupant[],
  quantity: number,
): number {
  const late = occupants.filter((occupant) => occupant.overdue);
  const others = occupants.filter((occupant) => !occupant.overdue);
  return quantity - deepestOverParts(parts, others) - late.reduce((sum, { quantity: q }) => sum + q, 0);
}
