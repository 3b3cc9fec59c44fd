import type { ScheduleView } from '@kashikari/web-kit';
import { minimumOf, missingOn, nearestForAll } from './for-all';

const NOW = Date.parse('2026-12-01T09:00:00+09:00');

/** A schedule of December by the day; `busy` are days that are taken, `closed` days on which nothing goes out or in. */
function schedule(id: string, { busy = [] as number[], closed = [] as number[], quantity = 1 } = {}) {
  const date = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
  return {
    good_id: id,
    time_zone: 'Asia/Tokyo',
    quantity,
    is_hourly: false,
    margin_days: 0,
    max_days: null,
    days: Array.from({ length: 31 }, (_, index) => {
      const remaining = busy.includes(index + 1) ? 0 : quantity;
      const state = closed.includes(index + 1) ? 'closed' : remaining > 0 ? 'free' : 'full';
      const closed_by = state === 'closed' ? 'date' : null;
      return { date: date(index + 1), remaining, state, closed_by, holiday: false };
    }),
    busy: busy.map((day) => ({
      start_at: `${date(day)}T00:00:00+09:00`,
      end_at: `${date(day)}T24:00:00+09:00`,
      locked_to: null,
      quantity,
      state: null,
      mine: false,
      booking_id: null,
      user_id: null,
    })),
  } as ScheduleView;
}

const good = (id: string) => ({ id, title: id, thumbnail_url: null, is_exclusive: false });
const all = (...schedules: ScheduleView[]) => ({
  goods: schedules.map((one) => good(one.good_id)),
  schedules: new Map(schedules.map((one) => [one.good_id, one])),
});
const days = (from: number, to: number) => ({
  unit: 'day' as const,
  startDate: `2026-12-${String(from).padStart(2, '0')}`,
  endDate: `2026-12-${String(to).padStart(2, '0')}`,
});

test('a day has as many left as the good with the fewest', () => {
  const minimum = minimumOf(all(schedule('a', { quantity: 3 }), schedule('b', { busy: [10] })));
  expect(minimum.get('2026-12-10')).toMatchObject({ remaining: 0, state: 'full' });
  expect(minimum.get('2026-12-11')).toMatchObject({ remaining: 1, state: 'free' });
});

test('a day is closed where one of the lenders is closed', () => {
  const minimum = minimumOf(all(schedule('a', { closed: [12] }), schedule('b', { busy: [12] })));
  expect(minimum.get('2026-12-12')?.state).toBe('closed');
});

test('the goods that are missing on the days are named', () => {
  const three = all(schedule('a'), schedule('b', { busy: [10] }), schedule('c', { closed: [11] }));
  expect(missingOn(days(9, 11), three, NOW).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('the nearest days for all are as many as asked for, after and before', () => {
  const two = all(schedule('a', { busy: [10] }), schedule('b', { busy: [12] }));
  expect(nearestForAll(days(10, 11), two, NOW)).toEqual([days(13, 14), days(8, 9)]);
});

test('nothing is offered before today', () => {
  const one = all(schedule('a', { busy: [1, 2] }));
  expect(nearestForAll(days(1, 2), one, NOW)).toEqual([days(3, 4)]);
});
