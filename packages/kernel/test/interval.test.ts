import { contains, difference, intersection, isEmpty, overlaps } from '../src';

const range = (from: number, until: number) => ({ from, until });

describe('a half-open range', () => {
  it('does not touch the one that begins where it ends', () => {
    expect(overlaps(range(0, 10), range(10, 20))).toBe(false);
    expect(overlaps(range(0, 11), range(10, 20))).toBe(true);
  });

  it('that is empty overlaps nothing, and is held by everything', () => {
    expect(overlaps(range(5, 5), range(0, 10))).toBe(false);
    expect(contains(range(0, 1), range(5, 5))).toBe(true);
  });

  it('has in common with another what both hold', () => {
    expect(intersection(range(0, 10), range(5, 20))).toEqual(range(5, 10));
    expect(isEmpty(intersection(range(0, 5), range(5, 20)))).toBe(true);
  });

  it.each([
    ['beside it', range(20, 30), [range(0, 10)]],
    ['over its begin', range(-5, 5), [range(5, 10)]],
    ['over its end', range(5, 15), [range(0, 5)]],
    ['inside it', range(3, 6), [range(0, 3), range(6, 10)]],
    ['around it', range(-5, 15), []],
    ['that is empty', range(5, 5), [range(0, 10)]],
  ])('less one %s', (_, other, left) => expect(difference(range(0, 10), other)).toEqual(left));
});
