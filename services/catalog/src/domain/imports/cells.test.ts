import { readCells } from './cells';

const read = (column: string, text: string, clears = false) => readCells({ [column]: text }, clears);
const valueOf = (column: string, text: string) => read(column, text).raw[column];
const faultOf = (column: string, text: string) => read(column, text).faults[0]?.code;

test.each([
  ['2021/4/5', '2021-04-05'],
  ['2021-04-05', '2021-04-05'],
  ['2021.4.5', '2021-04-05'],
  ['2021年 4月 5日', '2021-04-05'],
  ['２０２１／４／５', '2021-04-05'],
  ['2021/4/5 0:00', '2021-04-05'],
  ['2021/4/5 00:00:00', '2021-04-05'],
  ['44291', '2021-04-05'],
  ['25569', '1970-01-01'],
])('the day %s is %s', (text, day) => expect(valueOf('release_date', text)).toBe(day));

test.each(['2022/2/30', '令和4年2月30日', '4/5', '1234', '99999', '明日'])('%s is no day', (text) =>
  expect(faultOf('release_date', text)).toBe('validation.date'),
);

test.each([
  ['１，２００円', 1200],
  ['¥500', 500],
  ['2.0', 2],
  ['-1', -1],
])('the number %s is %i', (text, number) => expect(valueOf('price_per_day', text)).toBe(number));

test.each(['2冊', '1.5', 'x', '１２３４５６７８９０１２３４５６'])('%s is no whole number', (text) =>
  expect(faultOf('quantity', text)).toBe('import.number'),
);

test.each([
  ['はい', true],
  ['TRUE', true],
  ['○', true],
  ['１', true],
  ['いいえ', false],
  ['no', false],
  ['×', false],
])('%s is %s', (text, value) => expect(valueOf('is_public', text)).toBe(value));

test('what is neither yes nor no is a fault', () =>
  expect(faultOf('is_public', 'たぶん')).toBe('import.yes_no'));

test.each(['9.78E+12', '9,78e+12', '1E+5'])('the rounded number %s is told', (text) => {
  expect(faultOf('isbn', text)).toBe('import.mangled_number');
  expect(faultOf('management_id', text)).toBe('import.mangled_number');
  expect(valueOf('title', text)).toBe(text);
});

test('the apostrophe that disarms a formula and the form that keeps zeros are taken off', () => {
  expect(valueOf('title', "'=1+1")).toBe('=1+1');
  expect(valueOf('title', "'tis")).toBe("'tis");
  expect(valueOf('management_id', '="0012"')).toBe('0012');
});

test('lists are split by what separates them', () => {
  expect(valueOf('authors', '夏目 漱石; 森 鷗外、樋口 一葉')).toEqual(['夏目 漱石', ' 森 鷗外', '樋口 一葉']);
  expect(valueOf('group_ids', 'a b,c')).toEqual(['a', 'b', 'c']);
});

test('an empty cell says nothing, and NULL clears where a sheet changes goods', () => {
  expect(read('location', ' ').raw).toEqual({});
  expect(read('location', 'NULL').raw).toEqual({ location: 'NULL' });
  for (const [column, value] of [
    ['location', ''],
    ['max_days', null],
    ['from', null],
    ['is_public', false],
    ['authors', []],
  ] as const)
    expect(read(column, 'NULL', true).raw).toEqual({ [column]: value });
});
