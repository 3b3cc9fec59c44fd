import { addDays } from '@kashikari/kernel';
import { nearDays } from './near-days';

const FIRST = '2026-11-20';
const WISHED = { from: '2026-11-26', to: '2026-11-28' };

/** A schedule from 20 November on: `.` has a unit left, `#` none, `x` is closed. */
const schedule = (marks: string) => ({
  is_hourly: false,
  days: [...marks].map((mark, at) => ({
    date: addDays(FIRST, at),
    remaining: mark === '#' ? 0 : 1,
    closed_by: null,
    holiday: false,
    state: mark === 'x' ? ('closed' as const) : mark === '#' ? ('full' as const) : ('free' as const),
  })),
});

const starts = (today: string, ...marks: string[]) =>
  nearDays(WISHED, marks.map(schedule), today).map(({ from }) => from);

test('as many days as wished, the nearest first and the later of two as near', () => {
  expect(nearDays(WISHED, [schedule('....####...')], FIRST)).toEqual([
    { from: '2026-11-28', to: '2026-11-30' },
    { from: '2026-11-21', to: '2026-11-23' },
    { from: '2026-11-20', to: '2026-11-22' },
  ]);
});

test('none begin before today, and none run over a closed day', () => {
  expect(starts('2026-11-24', '....####..x...')).toEqual(['2026-12-01']);
});

test('one of several goods is enough, but it is one good that is free all the time', () => {
  expect(starts(FIRST, '########...', '.##########')).toEqual(['2026-11-28']);
  expect(starts(FIRST, '########.#.', '#########.#')).toEqual([]);
});
