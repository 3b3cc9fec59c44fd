import { toggled } from './rules';

test('a weekday is closed and opened again, Sunday first', () => {
  expect(toggled([6], 0)).toEqual([0, 6]);
  expect(toggled([0, 6], 6)).toEqual([0]);
});
