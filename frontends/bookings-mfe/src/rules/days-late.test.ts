import { daysLate } from './days-late';

const END = '2026-11-25T00:30:00.000Z';
const after = (hours: number) => Date.parse(END) + hours * 3_600_000;

test('a booking by the hour is late by days only after 24 hours', () => {
  const byHour = { start_date: null, end_at: END, overdue_in_days: 1 };
  expect([0, 1, 23.9, 24, 49].map((hours) => daysLate(byHour, after(hours)))).toEqual([0, 0, 0, 1, 2]);
  expect(daysLate(byHour, after(-1))).toBe(0);
});

test('a booking by the day is late by the days that the service counts', () => {
  expect(daysLate({ start_date: '2026-11-24', end_at: END, overdue_in_days: 3 }, after(1))).toBe(3);
});
