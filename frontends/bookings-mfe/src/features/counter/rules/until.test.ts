import type { ScheduleView } from '../../../api/get-schedule';
import { untilFor } from './until';

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

test('a free good goes out for as long as was chosen, on closed days too', () => {
  expect(untilFor(schedule(), false, 7, NOW)).toBe('2026-12-07');
});

test('the next booking makes it shorter', () => {
  expect(untilFor(schedule([[4, 5]]), false, 7, NOW)).toBe('2026-12-03');
});

test('the margin before the next booking is kept', () => {
  expect(untilFor(schedule([[4, 5]], { margin_days: 1 }), false, 7, NOW)).toBe('2026-12-02');
});

test('what is out does not go out', () => {
  expect(untilFor(schedule([[1, 3]]), false, 7, NOW)).toBeNull();
});
