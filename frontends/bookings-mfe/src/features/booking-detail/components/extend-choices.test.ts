import type { ScheduleView } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { extendChoices } from './extend-choices';

const NOW = Date.parse('2026-12-01T09:40:00+09:00');
const hour = (time: string) => `2026-12-01T${time}:00+09:00`;
const booking = (end: string) =>
  ({ id: 'own', quantity: 1, end_date: null, end_at: hour(end) }) as BookingView;
const schedule = (from?: string, to = '12:00') =>
  ({
    days: [],
    busy: [
      { booking_id: 'own', start_at: hour('09:00'), end_at: hour('10:00') },
      ...(from ? [{ booking_id: null, start_at: hour(from), end_at: hour(to) }] : []),
    ],
  }) as unknown as ScheduleView;
const shown = (...asked: Parameters<typeof extendChoices>) =>
  extendChoices(...asked).map(({ until, free }) => [new Date(until).toISOString().slice(11, 16), free]);

test('by the hour it is a quarter, a half and a whole hour more, as far as nobody else has it', () => {
  expect(shown(booking('10:00'), schedule('10:30'), NOW)).toEqual([
    ['01:15', true],
    ['01:30', true],
    ['02:00', false],
  ]);
});

test('what is late is had longer from the running quarter on', () => {
  expect(shown(booking('09:15'), schedule(), NOW).map(([until]) => until)).toEqual([
    '00:45',
    '01:00',
    '01:30',
  ]);
});

test('nothing is free before it is known', () => {
  expect(shown(booking('10:00'), undefined, NOW).map(([, free]) => free)).toEqual([false, false, false]);
});

test('by the day it is one, two and three days more', () => {
  const days = ['02', '03', '04'].map((day) => ({ date: `2026-12-${day}`, remaining: day === '04' ? 0 : 1 }));
  const choices = extendChoices(
    { id: 'own', quantity: 1, end_date: '2026-12-01' } as BookingView,
    { days, busy: [] } as unknown as ScheduleView,
    NOW,
  );
  expect(choices.map(({ until, free }) => [until, free])).toEqual([
    ['2026-12-02', true],
    ['2026-12-03', true],
    ['2026-12-04', false],
  ]);
});
