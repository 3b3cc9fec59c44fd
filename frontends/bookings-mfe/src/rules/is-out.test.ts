import { type OutStatus, isOut } from './is-out';

const NOW = Date.parse('2026-12-10T12:00:00Z');
const [YESTERDAY, TOMORROW] = ['2026-12-09T12:00:00Z', '2026-12-11T12:00:00Z'];
const at = (state: OutStatus['state'], start_at: string, not_collected = false) =>
  isOut({ state, start_at, not_collected }, NOW);

test('a booking that was handed over is out, also after its end', () => {
  expect(at('handed_over', YESTERDAY)).toBe(true);
  expect(at('overdue', YESTERDAY)).toBe(true);
});

test('a booking that nobody hands over is out from its start', () => {
  expect(at('reserved', new Date(NOW).toISOString())).toBe(true);
  expect(at('reserved', TOMORROW)).toBe(false);
});

test('a booking that was not collected in time is not out', () => {
  expect(at('reserved', YESTERDAY, true)).toBe(false);
});

test('a booking that was returned or cancelled is not out', () => {
  expect(at('returned', YESTERDAY)).toBe(false);
  expect(at('cancelled', YESTERDAY)).toBe(false);
});
