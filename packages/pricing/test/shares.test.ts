import { commissionOf, taxIn } from '../src';

test.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [550, 50],
  [5_000, 454],
  [9_999_999, 909_090],
])('the tax in %d yen is %d', (total, tax) => expect(taxIn(total)).toBe(tax));

test.each([
  [5_000, 10, 500],
  [1_009, 10, 100],
  [1_009, 0, 0],
  [99, 3, 2],
  [9_999_999, 100, 9_999_999],
])('the commission on %d yen at %d percent is %d', (kept, percent, commission) =>
  expect(commissionOf(kept, percent)).toBe(commission),
);
