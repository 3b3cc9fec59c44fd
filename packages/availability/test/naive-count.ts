import type { Occupant } from '../src';

const QUARTER = 15 * 60_000;

/** Counts the free units of a good quarter by quarter. Every range must begin and end on a quarter-hour. */
export function naiveFree(
  from: number,
  until: number,
  occupants: readonly Occupant[],
  quantity: number,
  containsNow: boolean,
): number {
  let free = quantity;
  for (let quarter = from; quarter < until; quarter += QUARTER) {
    let taken = 0;
    for (const { claim, quantity: units, overdue } of occupants) {
      const covers = claim.from <= quarter && quarter < claim.until;
      if (covers || (containsNow && overdue)) taken += units;
    }
    free = Math.min(free, quantity - taken);
  }
  return Math.max(0, free);
}
