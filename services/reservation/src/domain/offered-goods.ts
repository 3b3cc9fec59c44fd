import { canHave, type BookingRange, type Occupant } from '@kashikari/availability';
import { openingOf, termsOf, type Good, type Lender } from './good';

/** Maximum number of offered goods, beside a refusal (in addition to the nearest ranges) and beside a booking. */
const MAX_OFFERED = 3;

/** Maximum number of goods that are checked, the best first; a refusal must be cheap when load is high. */
export const MAX_OFFERS_TRIED = 24;

/** A good that may be offered instead of another, with its conflicts. */
export interface OfferedGood {
  readonly good: Good;
  readonly lender: Lender;
  readonly occupants: readonly Occupant[];
  /** The asker manages it, and so passes over closed days. */
  readonly manages: boolean;
}

/**
 * The first of them that are free for the whole of a range in a quantity. Two kinds of goods are offered:
 * - equal ones, instead of a good that is refused: the same ISBN, the same title or the same category (nearest first), with
 *   the same lender or in the same group;
 * - companions, beside a good: those that the same people had at the same time as it, most often first.
 *
 * Both are lent in the same way (by day or by hour) and may be booked by the asker as he is: what is hidden, only shown,
 * restricted to others or booked by scanning is not offered.
 * @param candidates the best first
 */
export function firstFree<T extends OfferedGood>(
  candidates: readonly T[],
  { asked, quantity, now }: { readonly asked: BookingRange; readonly quantity: number; readonly now: number },
): T[] {
  const free: T[] = [];
  for (const candidate of candidates) {
    if (free.length === MAX_OFFERED) break;
    const { good, lender, occupants, manages } = candidate;
    const input = {
      asked,
      quantity,
      terms: termsOf(good, lender),
      opening: openingOf(good, lender),
      occupants,
      now,
      passesOverOpening: manages,
    };
    if (canHave(input, asked).ok) free.push(candidate);
  }
  return free;
}
