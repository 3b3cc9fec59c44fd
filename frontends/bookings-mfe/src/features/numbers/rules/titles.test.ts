import fc from 'fast-check';
import { widthOf, totalOf } from './figures';
import { WEEK, addMonths, dayOn, isShown, monthMark, monthName } from './months';
import { monthTitle, weekdayTitle } from './titles';

const MONTHS = Array.from({ length: 13 }, (_, at) => addMonths('2031-05', at - 12));
const counts = (length: number) =>
  fc.array(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 500 })), { minLength: length, maxLength: length });
const linesOf = (keys: readonly string[], lent: readonly number[]) =>
  keys.map((key, at) => ({ key, lent: lent[at] ?? 0 }));

test('the title of the months names exactly those with the most loans, or none of more than two', () => {
  fc.assert(
    fc.property(counts(13), (lent) => {
      const most = Math.max(...lent);
      const longest = MONTHS.filter((_, at) => lent[at] === most);
      const title = monthTitle(linesOf(MONTHS, lent), '2031-05');
      expect(title.count).toBe(most);
      if (most === 0) return expect(title).toMatchObject({ name: 'none', keys: [] });
      if (longest.length > 2) return expect(title).toMatchObject({ name: 'many', keys: [] });
      expect(title.keys).toEqual(longest);
      expect(title.name).toBe(longest.length === 2 ? 'two' : longest[0] === '2031-05' ? 'soFar' : 'one');
    }),
  );
});

test('the title of the weekdays names one or two that have at least nine tenths of the busiest', () => {
  fc.assert(
    fc.property(counts(7), (lent) => {
      const title = weekdayTitle(linesOf(WEEK, lent));
      const most = Math.max(...lent);
      const busy = WEEK.filter((_, at) => most > 0 && (lent[at] ?? 0) >= 0.9 * most);
      if (most === 0) return expect(title.name).toBe('none');
      if (busy.length > 2) return expect(title).toMatchObject({ name: 'even', keys: [] });
      expect(title).toMatchObject({ name: busy.length === 2 ? 'two' : 'one', keys: busy });
    }),
  );
});

test('there is no title of a plot without lines', () => {
  expect(monthTitle([], '2031-05')).toEqual({ name: 'none', keys: [], count: 0 });
  expect(weekdayTitle([])).toEqual({ name: 'none', keys: [], count: 0 });
});

test('a bar is never wider than its plot, and nothing has none', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.double({ min: -1, max: 5, noNaN: true }),
      (part, whole) => {
        const width = widthOf(part, whole);
        expect(width).toBeGreaterThanOrEqual(0);
        expect(width).toBeLessThanOrEqual(100);
      },
    ),
  );
  expect(widthOf(null, 1)).toBe(0);
  expect(widthOf(1, 0)).toBe(0);
  expect(widthOf(1, 4)).toBe(25);
});

test('months add up beyond the turn of the year, there and back', () => {
  expect(addMonths('2031-01', -1)).toBe('2030-12');
  expect(addMonths('2030-12', 1)).toBe('2031-01');
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 100 }), (more) => {
      expect(addMonths(addMonths('2031-05', more), -more)).toBe('2031-05');
    }),
  );
});

test('two years up to this month can be shown, and nothing else that an address may say', () => {
  expect(isShown('2031-05', '2031-05')).toBe(true);
  expect(isShown('2029-06', '2031-05')).toBe(true);
  for (const month of [null, '', '2031-06', '2029-05', '2031-13', '2031-5', 'x'])
    expect(isShown(month, '2031-05')).toBe(false);
});

test('months and weekdays have names in three languages', () => {
  expect(monthName('2031-10', 'ja')).toBe('10月');
  expect(monthName('2031-10', 'en')).toBe('October');
  expect(monthName('2031-10', 'ja-Hira')).toBe('10がつ');
  expect(monthMark('2031-10', 'en')).toBe('Oct');
  expect(monthMark('2031-10', 'ja')).toBe('10');
  expect(WEEK.map((key) => new Date(`${dayOn(key)}T00:00:00Z`).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

test('a share of nothing is no share', () => {
  expect(totalOf([])).toEqual({ lent: 0, daysOut: 0, onTime: 0, late: 0, ended: 0, onTimeRate: null });
  const line = { lent: 3, days_out: 5, on_time: 2, late: 1 };
  expect(totalOf([line, line])).toMatchObject({ lent: 6, daysOut: 10, ended: 6, onTimeRate: 4 / 6 });
});
