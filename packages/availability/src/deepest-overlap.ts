import { intersection, isEmpty, type Interval } from '@kashikari/kernel';

/** A claim that holds so many units of a good. */
export interface UnitClaim {
  readonly claim: Interval;
  readonly quantity: number;
}

/**
 * The most units that are taken at one instant of `within`: a sweep over the begins and ends of the claims, ends first
 * at the same instant, because ranges are half-open.
 */
export function deepestOverlap(taken: readonly UnitClaim[], within: Interval): number {
  const steps: Array<{ at: number; change: number }> = [];
  for (const { claim, quantity } of taken) {
    // Most claims of a busy good are elsewhere: nothing is made for them.
    if (claim.until <= within.from || claim.from >= within.until) continue;
    const part = intersection(claim, within);
    if (isEmpty(part)) continue;
    steps.push({ at: part.from, change: quantity }, { at: part.until, change: -quantity });
  }
  steps.sort((a, b) => a.at - b.at || a.change - b.change);
  let depth = 0;
  let deepest = 0;
  for (const { change } of steps) {
    depth += change;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
