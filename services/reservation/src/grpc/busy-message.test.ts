import { reservation, SETS, textOf, unpackIds } from '@kashikari/contracts';
import fc from 'fast-check';
import type { Busy } from '../app/ports';
import { busyColumns } from './busy-message';

const HANA = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
const KEN = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b12';

const millis = fc.integer({ min: 0, max: 4_000_000_000_000 });
const busy: fc.Arbitrary<Busy> = fc.record({
  id: fc.uuid(),
  borrowerId: fc.constantFrom(HANA, KEN),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  span: fc.record({ from: millis, until: millis }),
  claim: fc.record({ from: millis, until: millis }),
  open: fc.boolean(),
  out: fc.boolean(),
  overdue: fc.boolean(),
  state: fc.constantFrom('reserved', 'handed_over', 'overdue', 'returned', 'held'),
});

function rangeAt(columns: reservation.BusyColumns, at: number) {
  return {
    span: { from: columns.startAt[at]!, until: columns.endAt[at]! },
    lockedTo: columns.lockedTo[at]!,
    quantity: columns.quantity[at]!,
    bookingId: unpackIds(columns.bookingIds)[at]!,
    userId: unpackIds(columns.userIds)[at]!,
    state: textOf(SETS.busyState, columns.state[at]),
    mine: columns.mine[at]!,
  };
}

it('what is taken says by column when, how much and in which state, and of whose it is what the asker may know', () => {
  fc.assert(
    fc.property(
      fc.array(busy),
      fc.constantFrom(HANA, KEN, null),
      fc.boolean(),
      (all, viewerId, namesVisible) => {
        const columns = reservation.BusyColumns.decode(
          reservation.BusyColumns.encode(busyColumns(all, { viewerId, namesVisible })).finish(),
        );
        const expected = all.map(({ id, borrowerId, quantity, span, claim, state }) => {
          const mine = borrowerId === viewerId;
          const named = mine || namesVisible;
          return {
            ...{ span, lockedTo: claim.until, quantity, mine, userId: named ? borrowerId : '' },
            bookingId: named && state !== 'held' ? id : '',
            state: state === 'returned' ? undefined : state,
          };
        });
        expect(all.map((_, at) => rangeAt(columns, at))).toEqual(expected);
        expect(columns.startAt).toHaveLength(all.length);
      },
    ),
  );
});
