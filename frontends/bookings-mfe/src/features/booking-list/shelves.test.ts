import { shelfOf, shelvesOf } from './shelves';

const now = Date.parse('2026-12-10T12:00:00Z');
const booking = (
  state: 'reserved' | 'handed_over' | 'overdue' | 'returned' | 'cancelled',
  start: string,
  end: string,
  not_collected = false,
) => ({ state, start_at: start, end_at: end, not_collected });

test.each([
  ['reserved', '2026-12-11T00:00:00Z', 'coming'],
  ['reserved', '2026-12-10T00:00:00Z', 'out'],
  ['handed_over', '2026-12-11T00:00:00Z', 'out'],
  ['overdue', '2026-12-01T00:00:00Z', 'out'],
  ['returned', '2026-12-11T00:00:00Z', 'past'],
  ['cancelled', '2026-12-11T00:00:00Z', 'past'],
] as const)('a booking that is %s from %s stands on the shelf «%s»', (state, start, shelf) => {
  expect(shelfOf(booking(state, start, '2026-12-12T00:00:00Z'), now)).toBe(shelf);
});

test('a booking that was not collected in time is over, and not out', () => {
  const missed = booking('reserved', '2026-12-08T00:00:00Z', '2026-12-10T00:00:00Z', true);
  expect(shelvesOf([missed], now)).toEqual({ out: [], coming: [], past: [missed] });
});

test('what is due first stands first', () => {
  const later = booking('reserved', '2026-12-09T00:00:00Z', '2026-12-14T00:00:00Z');
  const sooner = booking('overdue', '2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z');
  expect(shelvesOf([later, sooner], now).out).toEqual([sooner, later]);
});
