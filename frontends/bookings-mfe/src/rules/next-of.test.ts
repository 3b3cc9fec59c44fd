import { nextOf } from './next-of';

const NOW = Date.parse('2026-12-10T12:00:00Z');
const booking = (state: 'reserved' | 'overdue', start_at: string, end_at: string, not_collected = false) => ({
  ...{ state, start_at, end_at, not_collected },
});

test('late bookings come first, then whatever is due or begins next', () => {
  const begins = booking('reserved', '2026-12-11T00:00:00Z', '2026-12-20T00:00:00Z');
  const ends = booking('reserved', '2026-12-09T00:00:00Z', '2026-12-12T00:00:00Z');
  const late = booking('overdue', '2026-12-01T00:00:00Z', '2026-12-10T00:00:00Z');
  expect(nextOf([ends, begins, late], NOW)).toEqual([late, begins, ends]);
});

test('a booking that was not collected in time has nothing next', () => {
  const missed = booking('reserved', '2026-12-08T00:00:00Z', '2026-12-10T00:00:00Z', true);
  expect(nextOf([missed], NOW)).toEqual([]);
});
