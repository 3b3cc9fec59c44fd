import { fitsKit } from './other-kit';

test.each([
  ['0.1.0', true],
  ['0.1.9', true],
  ['0.2.0', false],
  ['1.1.0', false],
  ['', false],
  [undefined, false],
])('a remote of kit %s fits kit 0.1.0: %s', (kit, fits) => {
  expect(fitsKit(kit, '0.1.0')).toBe(fits);
});
