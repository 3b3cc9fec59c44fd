import { addDays, dayOf, startOfDay, type Interval } from '@kashikari/kernel';
import { spanOf, type BookingRange } from './booking-range';

/** Terms that determine the claim of a booking; frozen when the booking is made. */
export interface ClaimTerms {
  readonly zone: string;
  readonly marginDays: number;
}

export interface Claim {
  /** `[start_at, end_at)`: when the borrower has it. */
  readonly span: Interval;
  /** `[occ_from, occ_until)`: the time that other bookings can't have. It includes one margin, after the use. */
  readonly claim: Interval;
  /** The margin on both sides, as a person sees it. */
  readonly locked: Interval;
}

/**
 * Returns the claim of a range. Days `[s, e]` with margin `m` claim `[start of s, start of e+1+m)`: one margin, after
 * it. The next booking has its own margin, so a booking on the 10th with `m` = 2 closes the 8th to the 12th.
 *
 * Today, `start_at` is midnight but the claim begins at `now`, so a good returned this morning can go out this
 * afternoon.
 */
export function claimOf(asked: BookingRange, terms: ClaimTerms, now: number): Claim {
  const span = spanOf(asked, terms.zone);
  const locked = lockedOf(asked, terms);
  return { span, claim: { from: Math.max(span.from, now), until: locked.until }, locked };
}

/** The range with its margin on both sides. */
export function lockedOf(asked: BookingRange, { zone, marginDays }: ClaimTerms): Interval {
  if (asked.unit === 'hour') return spanOf(asked, zone);
  return {
    from: startOfDay(addDays(asked.startDate, -marginDays), zone),
    until: startOfDay(addDays(asked.endDate, 1 + marginDays), zone),
  };
}

/**
 * Returns the rest of a claim after a return at `moment`. It ends at `moment` if there is no margin, and otherwise with
 * the margin after the day of the return. A return never extends a claim.
 */
export function claimAfterReturn(
  claim: Interval,
  moment: number,
  { zone, marginDays }: ClaimTerms,
): Interval {
  const freed = marginDays === 0 ? moment : startOfDay(addDays(dayOf(moment, zone), 1 + marginDays), zone);
  return { from: claim.from, until: Math.max(claim.from, Math.min(claim.until, freed)) };
}
