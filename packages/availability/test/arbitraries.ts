import fc from 'fast-check';
import type { Occupant } from '../src';

export const QUARTER = 15 * 60_000;
/** A Friday; every generated instant is within some weeks of it. */
export const EPOCH = Date.UTC(2027, 0, 1);

/** An instant on a quarter-hour within three weeks. */
export const instant = fc.integer({ min: 0, max: 21 * 96 }).map((quarters) => EPOCH + quarters * QUARTER);

/** A range of up to four days, possibly empty. */
export const interval = fc
  .tuple(instant, fc.integer({ min: 0, max: 4 * 96 }))
  .map(([from, quarters]) => ({ from, until: from + quarters * QUARTER }));

/** A booking that may conflict; an overdue one is open. */
export const occupant: fc.Arbitrary<Occupant> = fc.record({
  claim: interval,
  quantity: fc.integer({ min: 1, max: 3 }),
  open: fc.boolean(),
  out: fc.boolean(),
  overdue: fc.boolean(),
});

export const occupants = fc.array(occupant, { maxLength: 12 });
