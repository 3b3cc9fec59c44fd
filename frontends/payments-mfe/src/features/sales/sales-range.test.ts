import { daysOf } from './sales-range';

test.each([
  ['month', '2027-01-31', '2027-01-01', '2027-01-31'],
  ['half', '2027-01-31', '2026-08-01', '2027-01-31'],
  ['year', '2028-02-29', '2027-03-01', '2028-02-29'],
  ['this_year', '2027-03-05', '2027-01-01', '2027-03-05'],
  ['last_year', '2027-03-05', '2026-01-01', '2026-12-31'],
] as const)('%s is counted back from %s', (name, today, from, to) => {
  expect(daysOf(name, today)).toEqual({ from, to });
});
