import { MAX_ROW_SPACING } from '@kashikari/kernel';
import { FORMATS, pagesOf, placeOn } from './sheet-formats';

test.each(Object.entries(FORMATS))(
  'every card of %s stands on the paper, at any spacing',
  (_name, format) => {
    const count = format.columns * format.rows;
    for (const spacing of [-MAX_ROW_SPACING, 0, MAX_ROW_SPACING]) {
      for (let at = 0; at < count; at += 1) {
        const { left, top } = placeOn(format, at, spacing);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + format.width).toBeLessThanOrEqual(210);
        expect(top + format.height).toBeLessThanOrEqual(297);
      }
    }
  },
);

test('rows move apart by tenths of a millimetre, the first stays', () => {
  expect(placeOn(FORMATS.business, 0, 10).top).toBe(placeOn(FORMATS.business, 0, 0).top);
  expect(placeOn(FORMATS.business, 9, 10).top - placeOn(FORMATS.business, 9, 0).top).toBeCloseTo(4);
});

test('cards fill one page after the other', () => {
  const pages = pagesOf(
    Array.from({ length: 21 }, (_, at) => at),
    FORMATS.business,
  );
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 1]);
});
