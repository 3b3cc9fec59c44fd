import { addDays, containsInstant, overlaps, type Verdict } from '@kashikari/kernel';
import { spanOf, type BookingRange } from './booking-range';
import { checkOpening, checkRange } from './check-range';
import { claimOf } from './claim';
import { QUARTER_HOUR, quarterCeil, quarterFloor } from './quarter-hour';
import { fits, type Occupant } from './room';
import type { Opening, Terms } from './terms';

/** Number of days in each direction in which a free range is searched. */
export const NEAREST_WITHIN_DAYS = 92;

export interface NearestFreeInput {
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly terms: Terms;
  readonly opening: Opening;
  /** Every live claim of the good within {@link NEAREST_WITHIN_DAYS} of the range, and what is overdue. */
  readonly occupants: readonly Occupant[];
  readonly now: number;
  /** Managers pass over closed days. */
  readonly passesOverOpening: boolean;
}

/** Returns the nearest bookable ranges of the same length, before and after the requested one. */
export function nearestFree(input: NearestFreeInput): {
  readonly before: BookingRange | null;
  readonly after: BookingRange | null;
} {
  const blocked = input.terms.isExclusive && input.occupants.some((occupant) => occupant.open);
  if (blocked || input.quantity > input.terms.quantity) return { before: null, after: null };
  return { before: search(input, -1), after: search(input, 1) };
}

/** Checks that a range can be booked as it is: its form, the lender's opening, and room beside other claims. */
export function canHave(input: NearestFreeInput, asked: BookingRange): Verdict<unknown> {
  const { terms, now } = input;
  const range = checkRange(asked, terms, now);
  if (!range.ok) return range;
  if (!input.passesOverOpening) {
    const open = checkOpening(asked, input.opening, terms.zone, now);
    if (!open.ok) return open;
  }
  const { span, claim } = claimOf(asked, terms, now);
  const need = { parts: [claim], quantity: input.quantity, containsNow: containsInstant(span, now) };
  return fits(need, input.occupants, terms);
}

function search(input: NearestFreeInput, direction: 1 | -1): BookingRange | null {
  const farthest = NEAREST_WITHIN_DAYS * 86_400_000;
  const origin = spanOf(input.asked, input.terms.zone).from;
  let candidate = step(input.asked, direction, 1);
  for (;;) {
    const span = spanOf(candidate, input.terms.zone);
    if (Math.abs(span.from - origin) > farthest || (direction < 0 && span.until <= input.now)) return null;
    const verdict = canHave(input, candidate);
    if (verdict.ok) return candidate;
    candidate = step(
      candidate,
      direction,
      strideOf(candidate, verdict.refusal.code, input.occupants, direction),
    );
  }
}

/** Days are tried one by one, hours by quarters. */
function step(asked: BookingRange, direction: 1 | -1, steps: number): BookingRange {
  if (asked.unit === 'day') {
    const by = direction * steps;
    return { unit: 'day', startDate: addDays(asked.startDate, by), endDate: addDays(asked.endDate, by) };
  }
  const by = direction * steps * QUARTER_HOUR;
  return { unit: 'hour', startAt: asked.startAt + by, endAt: asked.endAt + by };
}

/**
 * Returns the number of steps by which the search advances; 1 for ranges by the day. By the hour, nothing becomes free
 * going forward before the first conflicting claim ends. Going back, nothing becomes free until the last conflicting
 * claim to begin is passed.
 */
function strideOf(
  asked: BookingRange,
  code: string,
  occupants: readonly Occupant[],
  direction: 1 | -1,
): number {
  if (asked.unit === 'day' || code !== 'booking.unavailable') return 1;
  const span = { from: asked.startAt, until: asked.endAt };
  const inTheWay = occupants.filter(({ claim }) => overlaps(claim, span));
  const shift =
    direction > 0
      ? Math.min(...inTheWay.map(({ claim }) => quarterCeil(claim.until) - asked.startAt))
      : Math.min(...inTheWay.map(({ claim }) => asked.endAt - quarterFloor(claim.from)));
  return Math.max(1, Math.ceil(shift / QUARTER_HOUR));
}
