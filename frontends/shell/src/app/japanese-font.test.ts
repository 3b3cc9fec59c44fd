import { hasJapaneseFont } from './japanese-font';

test.each([
  ['as wide as one em', 100, true],
  ['a little narrower, as in a condensed font', 94, true],
  ['as narrow as the box for a missing letter', 60, false],
  ['not drawn at all', 0, false],
])('a kanji %s: %d px of 100, so a Japanese font is there: %s', (_, width, there) => {
  expect(hasJapaneseFont(() => width)).toBe(there);
});

test('loads no slices where the width cannot be measured', () => {
  expect(hasJapaneseFont(() => undefined)).toBe(true);
});
