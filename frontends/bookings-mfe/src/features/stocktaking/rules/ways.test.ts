import { waysOf } from './ways';

const check = (expected: number, actual: number | null) => ({
  expected_quantity: expected,
  actual_quantity: actual,
  difference: actual === null ? null : actual - expected,
  state: 'short' as const,
});

test('missing pieces are taken off the quantity, by the count or as lost ones', () => {
  expect(waysOf(check(10, 8), 12)).toEqual([
    { choice: 'quantity', becomes: 10, missing: 0 },
    { choice: 'lost', becomes: 10, missing: 2 },
    { choice: 'left', missing: 0 },
  ]);
});

test('what is over can’t be lost, and what nobody counted gives no quantity', () => {
  expect(waysOf(check(4, 6), 4).map(({ choice }) => choice)).toEqual(['quantity', 'left']);
  expect(waysOf(check(4, null), 4)).toEqual([
    { choice: 'lost', becomes: 0, missing: 4 },
    { choice: 'left', missing: 0 },
  ]);
});
