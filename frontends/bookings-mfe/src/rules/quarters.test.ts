import type { ScheduleView } from '@kashikari/web-kit';
import { quartersOf } from './quarters';

function schedule(zone: string, busy: readonly (readonly [string, string])[] = []): ScheduleView {
  return {
    good_id: 'g',
    time_zone: zone,
    quantity: 1,
    is_hourly: true,
    margin_days: 0,
    max_days: null,
    days: [],
    busy: busy.map(([start_at, end_at]) => ({
      start_at,
      end_at,
      locked_to: null,
      quantity: 1,
      booking_id: null,
      user_id: null,
      state: null,
      mine: false,
      out: false,
    })),
  };
}

test('an ordinary day has 96 quarters, one with a change of clocks 92 or 100', () => {
  expect(quartersOf('2027-05-10', schedule('Europe/Berlin'), 0)).toHaveLength(96);
  expect(quartersOf('2027-03-28', schedule('Europe/Berlin'), 0)).toHaveLength(92);
  expect(quartersOf('2027-10-31', schedule('Europe/Berlin'), 0)).toHaveLength(100);
});

test('the running quarter may still be chosen, those before it not', () => {
  const now = Date.parse('2026-12-01T10:20:00+09:00');
  expect(quartersOf('2026-12-01', schedule('Asia/Tokyo'), now)[0]?.at).toBe(
    Date.parse('2026-12-01T10:15:00+09:00'),
  );
});

test('a quarter that somebody has is taken, the one at which that ends is not', () => {
  const given = schedule('Asia/Tokyo', [['2026-12-01T11:00:00+09:00', '2026-12-01T12:00:00+09:00']]);
  const taken = quartersOf('2026-12-01', given, 0).filter((quarter) => quarter.taken);
  expect(taken.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
    '02:00',
    '02:15',
    '02:30',
    '02:45',
  ]);
});
