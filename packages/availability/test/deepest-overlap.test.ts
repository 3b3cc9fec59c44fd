import fc from 'fast-check';
import { deepestOverlap, freeOver } from '../src';
import { interval, occupants } from './arbitraries';
import { naiveFree } from './naive-count';

describe('the deepest overlap', () => {
  it('is what a count of every quarter-hour finds', () => {
    fc.assert(
      fc.property(
        occupants,
        interval,
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (others, range, quantity, now) => {
          fc.pre(range.from < range.until);
          expect(freeOver([range], others, quantity, now)).toBe(
            naiveFree(range.from, range.until, others, quantity, now),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is nothing over an empty range', () => {
    const taken = [{ claim: { from: 0, until: 10 }, quantity: 1 }];
    expect(deepestOverlap(taken, { from: 5, until: 5 })).toBe(0);
  });

  it('does not count what ends when the range begins, nor what begins when it ends', () => {
    const taken = [
      { claim: { from: 0, until: 10 }, quantity: 1 },
      { claim: { from: 20, until: 30 }, quantity: 1 },
    ];
    expect(deepestOverlap(taken, { from: 10, until: 20 })).toBe(0);
  });

  it('counts a hand-over at noon as one unit, not two', () => {
    const taken = [
      { claim: { from: 0, until: 12 }, quantity: 1 },
      { claim: { from: 12, until: 24 }, quantity: 1 },
    ];
    expect(deepestOverlap(taken, { from: 0, until: 24 })).toBe(1);
  });
});
