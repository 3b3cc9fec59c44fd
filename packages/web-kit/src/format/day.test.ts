import { formatDay, formatDays, formatMonth, formatNearDay } from './day';
import { dayIn, formatTime } from './instant';
import { formatMoney } from './number';

test('a range within a month names the month once', () => {
  expect(formatDays('2026-11-24', '2026-11-27', 'ja')).toBe('11/24（火）– 27（金）');
  expect(formatDays('2026-11-24', '2026-11-27', 'en')).toBe('Tue 24 – Fri 27 Nov');
  expect(formatDays('2026-11-24', '2026-11-27', 'ja-Hira')).toBe('11がつ 24にち（か）– 27にち（きん）');
});

test('a range over two months names both', () => {
  expect(formatDays('2026-11-30', '2026-12-02', 'ja')).toBe('11/30（月）– 12/2（水）');
  expect(formatDays('2026-11-30', '2026-12-02', 'en')).toBe('Mon 30 Nov – Wed 2 Dec');
});

test('a single day is no range, and another year is told', () => {
  expect(formatDays('2026-11-24', '2026-11-24', 'ja')).toBe('11/24（火）');
  expect(formatDay('2027-01-04', 'ja', '2026-11-24')).toBe('2027/1/4（月）');
  expect(formatDay('2027-01-04', 'en', '2026-11-24')).toBe('Mon 4 Jan 2027');
});

test('days close to today have a word', () => {
  expect(formatNearDay('2026-11-18', '2026-11-18', 'ja')).toBe('今日');
  expect(formatNearDay('2026-11-20', '2026-11-18', 'ja')).toBe('あさって 11/20（金）');
  expect(formatNearDay('2026-11-19', '2026-11-18', 'en')).toBe('Tomorrow Thu 19 Nov');
  expect(formatNearDay('2026-11-25', '2026-11-18', 'ja-Hira')).toBe('11がつ 25にち（すい）');
});

test('a month has its name in each language', () => {
  expect(['ja', 'en', 'ja-Hira'].map((locale) => formatMonth('2026-11-01', locale as 'ja'))).toEqual([
    '2026年11月',
    'November 2026',
    '2026ねん 11がつ',
  ]);
});

test('an instant falls on the day and hour of its zone', () => {
  expect(dayIn('Asia/Tokyo', '2026-11-18T15:30:00Z')).toBe('2026-11-19');
  expect(formatTime('2026-11-18T08:00:00Z', 'Asia/Tokyo', 'ja')).toBe('17:00');
  expect(formatTime('2026-11-18T08:15:00Z', 'Asia/Tokyo', 'ja-Hira')).toBe('ごご 5じ 15ふん');
});

test('yen have no smaller unit, and are えん for children', () => {
  expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500');
  expect(formatMoney(1500, 'JPY', 'ja-Hira')).toBe('1,500えん');
});
