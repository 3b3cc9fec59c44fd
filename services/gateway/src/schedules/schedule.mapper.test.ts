import { packIds, reservation } from '@kashikari/contracts';
import { toSchedule } from './schedule.mapper';

const ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
const RANGES = [
  { start: 1_800_000_000_000, state: 'reserved', bookingId: ID, userId: ID, mine: true },
  { start: 1_800_000_000_123, state: 'held', bookingId: '', userId: ID, mine: false },
  { start: 1_800_086_400_000, state: '', bookingId: '', userId: '', mine: false },
];

const schedule = (busy: reservation.BusyColumns) =>
  toSchedule(reservation.Schedule.fromPartial({ goodId: ID, timeZone: 'Asia/Tokyo', quantity: 2, busy }));

it('a schedule shows what is taken, column by column', () => {
  const { busy } = schedule({
    startAt: RANGES.map(({ start }) => start),
    endAt: RANGES.map(({ start }) => start + 1),
    lockedTo: RANGES.map(({ start }) => start + 2),
    quantity: RANGES.map(() => 1),
    bookingIds: packIds(RANGES.map(({ bookingId }) => bookingId)),
    userIds: packIds(RANGES.map(({ userId }) => userId)),
    state: RANGES.map(({ state }) =>
      reservation.busyStateFromJSON(`BUSY_STATE_${(state || 'unspecified').toUpperCase()}`),
    ),
    out: RANGES.map(({ mine }) => mine),
    mine: RANGES.map(({ mine }) => mine),
  });
  expect(busy.map(({ booking_id, user_id, state, mine }) => [booking_id, user_id, state, mine])).toEqual([
    [ID, ID, 'reserved', true],
    [null, ID, 'held', false],
    [null, null, null, false],
  ]);
  expect(busy[1]).toEqual({
    ...{ start_at: '2027-01-15T08:00:00.123Z', end_at: '2027-01-15T08:00:00.124Z' },
    ...{ locked_to: '2027-01-15T08:00:00.125Z', quantity: 1, booking_id: null, user_id: ID },
    ...{ state: 'held', mine: false, out: false },
  });
});
