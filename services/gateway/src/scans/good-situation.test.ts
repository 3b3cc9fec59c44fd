import { goodSituation, possibleOn, type ScannedBooking } from './good-situation';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const GOOD = { quantity: 2, permissions: ['book'] };
const booking = (fields: Partial<ScannedBooking> = {}): ScannedBooking => ({
  user_id: 'me',
  state: 'handed_over',
  start_at: '2026-11-30T00:00:00Z',
  locked_from: '2026-11-30T00:00:00Z',
  time_zone: 'Asia/Tokyo',
  quantity: 1,
  returned_quantity: 0,
  permissions: [],
  ...fields,
});
const later = {
  state: 'reserved',
  start_at: '2026-12-01T15:00:00Z',
  locked_from: '2026-12-01T15:00:00Z',
} as const;
const tonight = { ...later, start_at: '2026-12-01T14:59:00Z', locked_from: '2026-12-01T14:59:00Z' } as const;
const others = { user_id: null };

test.each([
  ['nothing is booked', [], 'good_free'],
  ['it is booked from tomorrow of the lender', [booking({ ...others, ...later })], 'good_free'],
  ['one of two pieces is out', [booking(others)], 'good_partly_out'],
  ['both pieces are out', [booking(others), booking(others)], 'good_taken'],
  [
    'one of two that were out is back',
    [booking({ ...others, quantity: 2, returned_quantity: 1 })],
    'good_partly_out',
  ],
  [
    'a margin has begun',
    [booking({ ...others, ...later, quantity: 2, locked_from: '2026-11-30T15:00:00Z' })],
    'good_taken',
  ],
  [
    'somebody collects it today, and the caller hands it over',
    [booking({ ...others, ...tonight, permissions: ['hand_over'] })],
    'good_waits',
  ],
  ['the caller collects it today', [booking(tonight)], 'good_mine_today'],
  ['the caller has it', [booking(tonight), booking({ state: 'overdue' })], 'good_mine_out'],
] as const)('%s', (_, bookings, situation) => {
  expect(goodSituation(GOOD, bookings, 'me', NOW)).toBe(situation);
});

test('a visitor has nothing, and bookings without a name are nobody’s', () => {
  expect(goodSituation(GOOD, [booking(others)], undefined, NOW)).toBe('good_partly_out');
});

test('only what the services permit is possible', () => {
  const mine = booking({ permissions: ['return'] });
  const theirs = booking({ user_id: 'you', permissions: ['return', 'extend'] });
  const borrower = possibleOn(GOOD, [mine], 'me');
  expect(
    (['borrow', 'return', 'extend', 'hand_over', 'edit', 'write', 'open'] as const).filter(borrower),
  ).toEqual(['borrow', 'return', 'open']);
  const manager = possibleOn({ ...GOOD, permissions: ['manage_bookings', 'edit'] }, [theirs], 'me');
  expect((['borrow', 'return', 'extend', 'take_back', 'edit', 'write'] as const).filter(manager)).toEqual([
    'take_back',
    'edit',
    'write',
  ]);
});
