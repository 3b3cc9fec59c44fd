import { canHave, type BookingRange, type Occupant } from '@kashikari/availability';
import { openingOf, termsOf, type Good, type Lender } from './good';

/** So many are offered beside a refusal, which has the nearest ranges besides. */
const MAX_EQUAL_OFFERED = 3;

/** So many at most are looked at, the most alike first: a refusal must stay cheap in a rush. */
export const MAX_EQUAL_TRIED = 24;

/** A good that may do as well as the one that was refused, with what stands in its way. */
export interface EqualGood {
  readonly good: Good;
  readonly lender: Lender;
  readonly occupants: readonly Occupant[];
  /** The asker manages it, and so passes over closed days. */
  readonly manages: boolean;
}

/**
 * Equal goods that could be had instead. A good is equal to another when it has the same ISBN, the same title or the
 * same category (nearest first), stands with the same lender or in the same group, is lent in the same way (by day or
 * by hour), and the asker may book it as he is: what is hidden, only shown, restricted to others or booked by scanning
 * is not offered. It is offered when it is free for the whole of the same range in the same quantity.
 * @param candidates the most alike first
 */
export function freeInstead(
  candidates: readonly EqualGood[],
  { asked, quantity, now }: { readonly asked: BookingRange; readonly quantity: number; readonly now: number },
): Good[] {
  const free: Good[] = [];
  for (const { good, lender, occupants, manages } of candidates) {
    if (free.length === MAX_EQUAL_OFFERED) break;
    const input = {
      asked,
      quantity,
      terms: termsOf(good, lender),
      opening: openingOf(good, lender),
      occupants,
      now,
      passesOverOpening: manages,
    };
    if (canHave(input, asked).ok) free.push(good);
  }
  return free;
}
