import type { ScheduleView } from '@kashikari/web-kit';
import { fromNow } from './from-now';

const now = Date.parse('2026-12-01T09:05:00+09:00');

function schedule(is_hourly: boolean, takenFrom?: string, closed?: string): ScheduleView {
  return {
    good_id: 'g',
    time_zone: 'Asia/Tokyo',
    quantity: 1,
    is_hourly,
    margin_days: 0,
    max_days: 7,
    days: Array.from({ length: 31 }, (_, index) => {
      const date = `2026-12-${String(index + 1).padStart(2, '0')}`;
      const state = date === closed ? ('closed' as const) : ('free' as const);
      return {
        date,
        remaining: 1,
        state,
        closed_by: date === closed ? ('date' as const) : null,
        holiday: false,
      };
    }),
    busy: takenFrom
      ? [
          {
            start_at: takenFrom,
            end_at: '2026-12-20T00:00:00+09:00',
            locked_to: null,
            quantity: 1,
            booking_id: null,
            user_id: null,
            state: null,
            mine: false,
            out: false,
          },
        ]
      : [],
  };
}

const ends = (given: ScheduleView) =>
  fromNow(given, false, now).lengths.map((asked) =>
    asked.unit === 'day' ? asked.endDate.slice(8) : new Date(asked.endAt).toISOString().slice(11, 16),
  );

test('a free good can be had from today, for three lengths up to as long as one may have it', () => {
  expect(ends(schedule(false))).toEqual(['01', '04', '07']);
});

test('the days end before the next booking', () => {
  expect(ends(schedule(false, '2026-12-03T00:00:00+09:00'))).toEqual(['01', '02']);
});

test('a closed day is no last day, but lies inside a longer booking', () => {
  expect(ends(schedule(false, '2026-12-04T00:00:00+09:00', '2026-12-02'))).toEqual(['01', '03']);
});

test('nothing can be had where the first day is taken or closed', () => {
  expect(ends(schedule(false, '2026-12-01T00:00:00+09:00'))).toEqual([]);
  expect(ends(schedule(false, undefined, '2026-12-01'))).toEqual([]);
});

test('by the hour it begins with the running quarter and ends before the next booking', () => {
  expect(ends(schedule(true, '2026-12-01T09:45:00+09:00'))).toEqual(['00:15', '00:30', '00:45']);
});

test('where nothing can be had it says why, and when it can', () => {
  const { ahead } = fromNow(schedule(true, '2026-12-01T09:00:00+09:00'), false, now);
  expect(ahead.refusal?.code).toBe('booking.unavailable');
  expect(ahead.after).toMatchObject({ startAt: Date.parse('2026-12-20T00:00:00+09:00') });
});
