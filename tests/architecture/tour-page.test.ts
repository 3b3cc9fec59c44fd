import { existsSync, readFileSync } from 'node:fs';

/** Paths from the root in backticks, without placeholders and patterns. */
const paths = [
  ...readFileSync('docs/tour.md', 'utf8').matchAll(/`((?:frontends|packages|services|tests)\/[^`]+)`/g),
]
  .map(([, place = '']) => place)
  .filter((place) => !/[<{*]/.test(place));

test('every file and folder that the tour names exists', () => {
  expect(paths.filter((place) => !existsSync(place))).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});
