import { COLUMNS, QUARTER, hourFloor, hourMarks } from './hour-columns';
import { isFree, placeHours, reachOver } from './hour-rows';

const at = (text: string) => Date.parse(text);
const shown = (first: string, zone: string) =>
  hourMarks(at(first), zone).map(({ label, columns, offset }) =>
    [label, columns, offset].filter(Boolean).join(' '),
  );

test('twelve hours have twelve heads of four quarters', () => {
  expect(shown('2026-11-20T08:00+09:00', 'Asia/Tokyo')).toEqual(
    Array.from({ length: 12 }, (_, hour) => `${8 + hour} 4`),
  );
});

test('an hour that comes twice has two heads that say their offsets, and still there are 48 columns', () => {
  const heads = shown('2027-10-31T00:00+02:00', 'Europe/Berlin');
  expect(heads.slice(0, 5)).toEqual(['0 4', '1 4', '2 4 +02:00', '2 4 +01:00', '3 4']);
  expect(heads).toHaveLength(COLUMNS / 4);
});

test('an hour that the clocks skip has none', () => {
  expect(shown('2027-03-28T00:00+01:00', 'Europe/Berlin').slice(0, 4)).toEqual(['0 4', '1 4', '3 4', '4 4']);
});

test('clocks put back by half an hour: the half that comes twice is a head of two quarters', () => {
  expect(shown('2027-04-04T00:00+11:00', 'Australia/Lord_Howe').slice(0, 4)).toEqual([
    '0 4',
    '1 4 +11:00',
    '1 2 +10:30',
    '2 4',
  ]);
});

test('the running hour is that of the lender’s clock', () => {
  expect(hourFloor(at('2026-11-20T08:20:10Z'), 'Asia/Kathmandu')).toBe(at('2026-11-20T08:15:00Z'));
  expect(hourFloor(at('2026-11-20T08:20:10Z'), 'Asia/Tokyo')).toBe(at('2026-11-20T08:00:00Z'));
});

const NINE = at('2026-11-20T09:00+09:00');
const hour = (from: number, until: number) => ({
  id: 'b',
  kind: 'other' as const,
  label: '',
  from: NINE + from * 4 * QUARTER,
  until: NINE + until * 4 * QUARTER,
});
const open = { bars: [hour(2, 3)], isClosed: () => false };

test('a choice comes as far as the quarter before the next booking', () => {
  expect(reachOver(open, NINE, NINE + 20 * QUARTER, NINE)).toBe(NINE + 7 * QUARTER);
  expect(reachOver(open, NINE, NINE + 3 * QUARTER, NINE)).toBe(NINE + 3 * QUARTER);
});

test('none begins where somebody has it, in the past, or on closed time; the running quarter counts', () => {
  expect(reachOver(open, NINE + 8 * QUARTER, NINE + 9 * QUARTER, NINE)).toBeUndefined();
  expect(reachOver(open, NINE, NINE, NINE + QUARTER)).toBeUndefined();
  expect(isFree(open.bars, NINE, NINE + QUARTER - 1)).toBe(true);
  expect(reachOver({ ...open, isClosed: (time) => time < NINE + QUARTER }, NINE, NINE, NINE)).toBeUndefined();
});

test('none ends on closed time, but closed time may lie inside', () => {
  const closed = (time: number) => time === NINE + 2 * QUARTER;
  expect(reachOver({ bars: [], isClosed: closed }, NINE, NINE + 2 * QUARTER, NINE)).toBe(NINE + QUARTER);
  expect(reachOver({ bars: [], isClosed: closed }, NINE, NINE + 3 * QUARTER, NINE)).toBe(NINE + 3 * QUARTER);
});

test('a bar that begins before or ends after the window is cut there', () => {
  expect(placeHours(hour(-1, 1), NINE, COLUMNS)).toMatchObject({
    start: 1,
    end: 5,
    cutStart: true,
    cutEnd: false,
  });
  expect(placeHours(hour(11, 13), NINE, COLUMNS)).toMatchObject({ start: 45, end: 49, cutEnd: true });
  expect(placeHours(hour(12, 13), NINE, COLUMNS)).toBeUndefined();
});
