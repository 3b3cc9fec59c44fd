import type { ScheduleView } from '@kashikari/web-kit';
import { lookAhead } from './look-ahead';

const now = Date.parse('2026-12-01T09:00:00+09:00');

function schedule(busy: ScheduleView['busy'], closed: readonly string[] = []): ScheduleView {
  const days = Array.from({ length: 31 }, (_, index) => {
    const date = `2026-12-${String(index + 1).padStart(2, '0')}`;
    const taken = busy.some(
      (range) => date >= range.start_at.slice(0, 10) && date < range.end_at.slice(0, 10),
    );
    const state = closed.includes(date) ? ('closed' as const) : taken ? ('full' as const) : ('free' as const);
    const closed_by = state === 'closed' ? ('date' as const) : null;
    return { date, remaining: taken ? 0 : 1, state, closed_by, holiday: false };
  });
  return {
    good_id: 'g',
    time_zone: 'Asia/Tokyo',
    quantity: 1,
    is_hourly: false,
    margin_days: 0,
    max_days: 7,
    days,
    busy,
  };
}

const taken10to12: ScheduleView['busy'] = [
  {
    start_at: '2026-12-10T00:00:00+09:00',
    end_at: '2026-12-13T00:00:00+09:00',
    locked_to: null,
    quantity: 1,
    booking_id: null,
    user_id: null,
    state: null,
    mine: false,
    out: false,
  },
];

function ask(startDate: string, endDate: string, given = schedule(taken10to12)) {
  return lookAhead({
    schedule: given,
    isExclusive: false,
    asked: { unit: 'day', startDate, endDate },
    quantity: 1,
    now,
  });
}

test('says yes to days on which nobody else has it', () => {
  expect(ask('2026-12-07', '2026-12-09')).toMatchObject({ refusal: null, free: 1 });
});

test('says no to days on which somebody has it, names them, and the nearest before and after', () => {
  const answer = ask('2026-12-11', '2026-12-13');
  expect(answer.refusal?.code).toBe('booking.unavailable');
  expect([...answer.clash]).toEqual(['2026-12-11', '2026-12-12']);
  expect(answer.before).toEqual({ unit: 'day', startDate: '2026-12-07', endDate: '2026-12-09' });
  expect(answer.after).toEqual({ unit: 'day', startDate: '2026-12-13', endDate: '2026-12-15' });
});

test('says no to more days than the lender allows', () => {
  expect(ask('2026-12-14', '2026-12-21').refusal).toMatchObject({
    code: 'booking.max_days',
    params: { max: 7 },
  });
});

test('offers nothing that begins or ends on a closed day', () => {
  const answer = ask('2026-12-12', '2026-12-12', schedule(taken10to12, ['2026-12-09', '2026-12-13']));
  expect(answer.before).toMatchObject({ startDate: '2026-12-08' });
  expect(answer.after).toMatchObject({ startDate: '2026-12-14' });
});
