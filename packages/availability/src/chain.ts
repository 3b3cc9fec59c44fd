import { overlaps, type Interval } from '@kashikari/kernel';
import { spanOf, type BookingRange } from './booking-range';
import { claimOf, type ClaimTerms } from './claim';
import { deepestOverlap, type UnitClaim } from './deepest-overlap';
import { canMoveTo, later, stepsOfDays } from './move-later';
import type { Opening } from './terms';

/** Maximum number of bookings that one chain moves. A longer chain moves none. */
export const MAX_MOVED = 50;

/** Maximum number of days by which a booking is moved. */
export const FARTHEST_MOVE_DAYS = 31;

/** A booking that has not begun, so that it can be moved. */
export interface Waiting extends UnitClaim {
  readonly id: string;
  readonly asked: BookingRange;
  readonly terms: ClaimTerms;
  /** Creation time, epoch milliseconds. Among bookings with the same start, the oldest comes first. */
  readonly createdAt: number;
}

/** A booking and the range that it is moved to. */
export interface Move {
  readonly id: string;
  readonly asked: BookingRange;
}

export interface ChainInput {
  /** Units of the good. */
  readonly quantity: number;
  readonly opening: Opening;
  readonly now: number;
  /** Claims that can't move: out, returned with a running margin, or just extended. */
  readonly fixed: readonly UnitClaim[];
  /** Newly claimed ranges; bookings that overlap them may have to move. */
  readonly added: readonly Interval[];
  readonly waiting: readonly Waiting[];
  /** Ids in `waiting` that can't stay, even if there is room: their units are not back. */
  readonly displaced: ReadonlySet<string>;
}

export type Chain =
  | { readonly ok: true; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly why: 'too_many' | 'too_far' };

/**
 * Decides which bookings move, and to which range, when a claim on their good grows. Bookings are placed by start, then
 * by age, and keep their length. A booking stays if it fits beside those already placed. Otherwise it moves to the
 * first open day (or quarter-hour) with room. No booking moves earlier, overtakes another or moves without need. If the
 * chain is too long, no booking moves.
 */
export function solveChain(input: ChainInput): Chain {
  const placed: UnitClaim[] = [...input.fixed];
  const added: Interval[] = [...input.added];
  const moves: Move[] = [];
  for (const one of inOrder(input.waiting)) {
    const claim = { claim: one.claim, quantity: one.quantity };
    // A booking that touches no new range stays, also if its good had too many bookings before.
    const untouched = !added.some((range) => overlaps(range, one.claim));
    if (!input.displaced.has(one.id) && (untouched || hasRoom(claim, placed, input.quantity))) {
      placed.push(claim);
      continue;
    }
    if (moves.length === MAX_MOVED) return { ok: false, why: 'too_many' };
    const moved = firstPlace(one, placed, input);
    if (moved === null) return { ok: false, why: 'too_far' };
    placed.push(moved.taken);
    added.push(moved.taken.claim);
    moves.push(moved.move);
  }
  return { ok: true, moves };
}

function firstPlace(
  { id, asked, terms, quantity }: Waiting,
  placed: readonly UnitClaim[],
  { quantity: units, opening, now }: ChainInput,
): { readonly move: Move; readonly taken: UnitClaim } | null {
  const most = stepsOfDays(asked.unit, FARTHEST_MOVE_DAYS);
  for (let steps = 1; steps <= most; steps += 1) {
    const candidate = later(asked, steps);
    if (!canMoveTo(candidate, opening, terms.zone, now)) continue;
    const taken = { claim: claimOf(candidate, terms, now).claim, quantity };
    if (hasRoom(taken, placed, units)) return { move: { id, asked: candidate }, taken };
  }
  return null;
}

function hasRoom({ claim, quantity }: UnitClaim, placed: readonly UnitClaim[], units: number): boolean {
  return deepestOverlap(placed, claim) + quantity <= units;
}

function inOrder(waiting: readonly Waiting[]): Waiting[] {
  const start = ({ asked, terms }: Waiting) => spanOf(asked, terms.zone).from;
  return [...waiting].sort(
    (a, b) => start(a) - start(b) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
  );
}
