import type { ScheduleView } from '@kashikari/web-kit';
import { lentRange, type LendRequest } from './lent-range';

const NOW = Date.parse('2026-12-01T09:00:00+09:00');

function schedule(busy: [number, number][] = [], more: Partial<ScheduleView> = {}) {
  return {
    good_id: 'g',
    time_zone: 'Asia/Tokyo',
    quantity: 1,
    is_hourly: false,
    margin_days: 0,
    max_days: null,
    days: [{ date: '2026-12-01', remaining: 1, state: 'closed' }],
    busy: busy.map(([from, to]) => ({
      start_at: `2026-12-${String(from).padStart(2, '0')}T00:00:00+09:00`,
      end_at: `2026-12-${String(to).padStart(2, '0')}T24:00:00+09:00`,
      locked_to: null,
      quantity: 1,
      state: 'reserved',
    })),
    ...more,
  } as unknown as ScheduleView;
}

const wish: LendRequest = { days: 7, quarters: 4, hours: null };
const until = (given: ScheduleView, wished = wish) => {
  const range = lentRange(given, false, wished, NOW);
  if (range?.unit === 'day') return range.endDate;
  return (
    range && [range.startAt, range.endAt].map((at) => new Date(at).toISOString().slice(11, 16)).join('-')
  );
};

test('a free good goes out for as long as was chosen, on closed days too', () => {
  expect(until(schedule())).toBe('2026-12-07');
});

test('the next booking makes it shorter', () => {
  expect(until(schedule([[4, 5]]))).toBe('2026-12-03');
});

test('the margin before the next booking is kept', () => {
  expect(until(schedule([[4, 5]], { margin_days: 1 }))).toBe('2026-12-02');
});

test('what is out does not go out', () => {
  expect(until(schedule([[1, 3]]))).toBeNull();
});

/** Nine in the morning of Tokyo is midnight of UTC. */
const hourly = (from: string, to: string) => {
  const given = schedule([], { is_hourly: true });
  const range = { start_at: `2026-12-01T${from}:00+09:00`, end_at: `2026-12-01T${to}:00+09:00` };
  return { ...given, busy: [{ ...range, locked_to: null, quantity: 1, state: 'reserved' }] } as ScheduleView;
};

test('by the hour it goes out from the running quarter, until the next booking at most', () => {
  expect(until(hourly('12:00', '13:00'))).toBe('00:00-01:00');
  expect(until(hourly('09:30', '13:00'))).toBe('00:00-00:30');
  expect(until(hourly('09:00', '13:00'))).toBeNull();
});

test('hours that were chosen are taken whole or not at all', () => {
  const [startAt, endAt] = [NOW + 3_600_000, NOW + 2 * 3_600_000];
  const chosen = { ...wish, hours: { startAt, endAt } };
  expect(until(hourly('09:00', '10:00'), chosen)).toBe('01:00-02:00');
  expect(until(hourly('10:45', '12:00'), chosen)).toBeNull();
});
