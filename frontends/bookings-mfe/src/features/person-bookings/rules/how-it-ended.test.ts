import { booking, inDays } from '../../../../../test/screens/fixtures';
import { howItEnded } from './how-it-ended';

const end_at = `${inDays(0)}T15:00:00Z`;
const back = (returned_at: string | null, more: object = {}) =>
  howItEnded(booking({ end_at, state: 'returned', returned_at, ...more }));

test('a booking that is back by its end is on time, by the hour a quarter of an hour later, too', () => {
  expect(back(end_at)).toEqual({ kind: 'on_time' });
  expect(back(`${inDays(0)}T15:15:00Z`, { is_hourly: true })).toEqual({ kind: 'on_time' });
  expect(back(`${inDays(0)}T15:15:01Z`, { is_hourly: true })).toEqual({ kind: 'late', days: 0, hours: 0 });
});

test('a later return is late by days, by the hour by hours on the first day', () => {
  expect(back(`${inDays(2)}T03:00:00Z`, { overdue_in_days: 2 })).toEqual({ kind: 'late', days: 2, hours: 0 });
  expect(back(`${inDays(0)}T18:30:00Z`, { is_hourly: true })).toEqual({ kind: 'late', days: 0, hours: 3 });
  expect(back(`${inDays(1)}T16:00:00Z`, { is_hourly: true })).toMatchObject({ days: 1 });
});

test('what was canceled or never collected did not come back', () => {
  expect(back(null, { cancelled_at: end_at })).toEqual({ kind: 'cancelled' });
  expect(back(null, { not_collected: true })).toEqual({ kind: 'not_collected' });
});
