import type { ScheduleView } from './api/list-schedules';
import { nowOf, pulseOf } from './availability-now';

const now = Date.parse('2026-12-01T03:00:00Z');

type Busy = ScheduleView['busy'][number];

const busy = (over: Partial<Busy>): Busy => ({
  start_at: '2026-11-30T15:00:00Z',
  end_at: '2026-12-02T15:00:00Z',
  quantity: 1,
  locked_to: null,
  booking_id: null,
  user_id: null,
  state: null,
  mine: false,
  out: false,
  ...over,
});

const days = (...states: ScheduleView['days'][number]['state'][]): ScheduleView['days'] =>
  states.map((state, index) => ({
    date: `2026-12-0${index + 1}`,
    state,
    remaining: state === 'free' ? 2 : state === 'part' ? 1 : 0,
    closed_by: null,
    holiday: false,
  }));

test('a good that is free today says so', () => {
  expect(nowOf({ days: days('free'), busy: [] }, now)).toMatchObject({ state: 'free' });
});

test('a good that is taken from tomorrow on is free today only', () => {
  const todayOnly = (...states: Parameters<typeof days>) =>
    nowOf({ days: days(...states), busy: [] }, now).todayOnly;
  expect(todayOnly('free', 'full')).toBe(true);
  expect([todayOnly('free', 'free'), todayOnly('free', 'closed'), todayOnly('part', 'full')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a good that is taken says when it is free again', () => {
  expect(nowOf({ days: days('full', 'full', 'part'), busy: [busy({})] }, now)).toMatchObject({
    state: 'full',
    nextFree: '2026-12-03',
  });
});

test('a good that is with oneself says that it is one’s own', () => {
  expect(nowOf({ days: days('full'), busy: [busy({ mine: true })] }, now).state).toBe('mine');
});

test('a good that should be back says that it is late', () => {
  expect(nowOf({ days: days('full'), busy: [busy({ state: 'overdue' })] }, now).state).toBe('overdue');
});

test('the pulse marks the days of one’s own booking', () => {
  const schedule = {
    days: days('full', 'full', 'free'),
    busy: [busy({ mine: true })],
    time_zone: 'Asia/Tokyo',
  };
  expect(pulseOf(schedule)).toEqual(['mine', 'mine', 'free']);
});
