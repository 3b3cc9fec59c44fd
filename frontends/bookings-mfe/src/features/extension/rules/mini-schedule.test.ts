import type { MovedView, PreviewView } from '../api/preview-extension';
import { miniSchedule } from './mini-schedule';

const range = (first: number, last: number) => ({
  start_date: `2026-12-${String(first).padStart(2, '0')}`,
  end_date: `2026-12-${String(last).padStart(2, '0')}`,
  start_at: '',
  end_at: '',
});

const moved = (id: string, from: [number, number], to: [number, number]): MovedView => ({
  booking_id: id,
  user_id: id,
  quantity: 1,
  from: range(...from),
  to: range(...to),
});

const preview = (extended: MovedView, ...moves: MovedView[]) => ({ extended, moves }) as PreviewView;

test('both lines reach from the first day of the booking to a day after the last of all', () => {
  const shown = miniSchedule(preview(moved('a', [1, 3], [1, 5]), moved('b', [4, 5], [6, 7])));
  expect(shown?.days[0]).toBe('2026-12-01');
  expect(shown?.days.at(-1)).toBe('2026-12-08');
  expect(shown?.now.map(({ id, first, last }) => [id, first, last])).toEqual([
    ['a', 1, 3],
    ['b', 4, 5],
  ]);
  expect(shown?.then.map(({ kind, first, last }) => [kind, first, last])).toEqual([
    ['mine', 1, 3],
    ['more', 4, 5],
    ['other', 6, 7],
  ]);
});

test('a long booking is shown from shortly before its old end', () => {
  const shown = miniSchedule(preview(moved('a', [1, 28], [1, 30])));
  expect(shown?.days).toHaveLength(21);
  expect(shown?.days[0]).toBe('2026-12-11');
  expect(shown?.now[0]).toMatchObject({ first: 1, from: true });
});

test('by the hour there are no days to show', () => {
  const hours = { start_date: null, end_date: null, start_at: '', end_at: '' };
  const one = { booking_id: 'a', user_id: 'a', quantity: 1, from: hours, to: hours };
  expect(miniSchedule(preview(one))).toBeNull();
});
