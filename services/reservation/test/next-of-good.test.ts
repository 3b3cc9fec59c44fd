import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { narrowedTo, type Actor } from '@kashikari/kernel';
import fc from 'fast-check';
import { DAY, World } from './world';

/** Returns the other bookings of a good, as the gateway requests them. */
const nextOf = ({ id, goodId }: reservation.Booking, now: number) =>
  reservation.ListBookingsRequest.fromPartial({
    ...{ goodId, open: true, exceptId: id, scope: enumOf(SETS.bookingScope, 'all') },
    ...{ from: new Date(now), to: new Date(now + 14 * DAY) },
    ...{ sort: enumOf(SETS.bookingSort, 'start_at'), page: { page: 1, perPage: 50 } },
  });

/** A person, and what it is to the goods of the lender. */
interface Viewer {
  readonly name: string;
  readonly actor: Actor;
  readonly userId: string;
  readonly manages: boolean;
  /** Groups whose members' names it may know. */
  readonly knows: readonly string[];
  /** Groups in which it sees goods. */
  readonly sees: readonly string[];
}

/** One lender with goods in a group that shows names, in one that does not, in both, and in public. */
describe('the next bookings of a good', () => {
  let world: World;
  let viewers: Viewer[];
  const goods: { id: string; groupIds: string[]; isPublic: boolean }[] = [];
  const booked: reservation.Booking[] = [];
  const ids = () => new Set(booked.map(({ id }) => id));

  beforeAll(async () => {
    world = await World.start();
    const user = () => world.user();
    const [lender, manager, hana, ken, stranger] = [
      ...[await user(), await user(), await user(), await user(), await user()],
    ] as [string, string, string, string, string];
    const [named, unnamed] = [
      await world.group(await user(), { memberBookingVisible: true }),
      await world.group(await user()),
    ];
    await world.manager(lender, manager);
    const runner = await user();
    await world.member(unnamed, runner, { groupOwner: true });
    await world.member(named, hana);
    await world.member(unnamed, hana);
    await world.member(unnamed, ken);
    for (const [groupIds, isPublic] of [
      [[named], false],
      [[unnamed], false],
      [[named, unnamed], false],
      [[unnamed], true],
    ] as const) {
      const fields = { groupIds: [...groupIds], isPublic, isPublicUse: isPublic, terms: { quantity: 9 } };
      goods.push({ id: await world.good(lender, fields), groupIds: fields.groupIds, isPublic });
    }
    for (const { id, groupIds } of goods) {
      for (const [who, may] of [
        [hana, true],
        [ken, groupIds.includes(unnamed)],
      ] as const)
        if (may) booked.push(await world.book(who, id, '2027-01-06', '2027-01-08', { memo: 'secret' }));
      // Neither is next: one is too far ahead, one is canceled.
      await world.book(hana, id, '2027-02-06');
      const gone = await world.book(hana, id, '2027-01-07');
      await world.bookings(hana).cancelBooking({ id: gone.id });
    }
    const as = (name: string, userId: string, more: Partial<Viewer> = {}): Viewer => ({
      ...{ name, userId, actor: { kind: 'user', userId }, manages: false, knows: [], sees: [] },
      ...more,
    });
    const elsewhere = await user();
    viewers = [
      as('lender', lender, { manages: true }),
      as('manager', manager, { manages: true }),
      as('member of both', hana, { knows: [named], sees: [named, unnamed] }),
      as('member of the one without names', ken, { sees: [unnamed] }),
      as('runs a group', runner, { knows: [unnamed], sees: [unnamed] }),
      as('stranger', stranger),
    ];
    viewers.push({
      ...viewers[0]!,
      ...{ name: 'lender at the shell of another', manages: false },
      actor: narrowedTo({ kind: 'user', userId: lender }, [elsewhere]),
      userId: '',
    });
  });
  afterAll(() => world.stop());

  it('are those that the viewer sees in its schedule, with names for those alone who may know them', async () => {
    const now = world.clock.now();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: viewers.length - 1 }).map((at) => viewers[at]!),
        fc.nat({ max: booked.length - 1 }).map((at) => booked[at]!),
        async (viewer, one) => {
          const good = goods.find(({ id }) => id === one.goodId)!;
          const others = booked.filter(({ id, goodId }) => goodId === good.id && id !== one.id);
          const knows = viewer.manages || good.groupIds.some((id) => viewer.knows.includes(id));
          const narrowed = viewer.userId === '';
          const sees = knows || good.isPublic || good.groupIds.some((id) => viewer.sees.includes(id));
          const { bookings } = await world.bookings(viewer.actor).listBookings(nextOf(one, now));
          const told = bookings.map(({ userId, anonymous }) => [userId, anonymous]);
          const expected = others.filter(() => sees && !narrowed);
          const mine = (userId: string) => knows || userId === viewer.userId;
          expect(told.sort()).toEqual(
            expected.map(({ userId }) => (mine(userId) ? [userId, false] : ['', true])).sort(),
          );
          for (const { id, memo, anonymous } of bookings)
            if (anonymous) expect([ids().has(id), memo]).toEqual([false, '']);
        },
      ),
      { numRuns: 60 },
    );
  });
});
