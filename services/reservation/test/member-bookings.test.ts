import { newId } from '@kashikari/platform';
import fc from 'fast-check';
import { runs } from '../../../packages/platform/src/testing/budget';
import { codeOf, START, World } from './world';

let world: World;
let lender: string;
let group: string;
let hana: string;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.at(START);
  [lender, hana] = [await world.user(), await world.user()];
  group = await world.group(lender);
  await world.member(group, hana);
});

const count = async (by: Parameters<World['schedules']>[0], userIds = [hana], groupId = group) => {
  const members = userIds.map((userId) => ({ groupId, userId }));
  const { members: counted } = await world.schedules(by).countMemberBookings({ members });
  return counted.map(({ userId, bookingsCount, overdueInDays }) => [userId, bookingsCount, overdueInDays]);
};

it('counts what a member has reserved or out of the group’s goods, and the days of what is overdue longest', async () => {
  const good = await world.good(lender, { groupIds: [group], terms: { quantity: 5 } });
  expect(await count(lender)).toEqual([[hana, 0, undefined]]);
  const out = await world.book(hana, good, '2027-01-04', '2027-01-05');
  const later = await world.book(hana, good, '2027-02-10');
  await world.book(hana, good, '2027-01-04');
  expect(await count(lender)).toEqual([[hana, 3, undefined]]);
  world.at('2027-01-08T09:00:00+09:00');
  expect(await count(lender)).toEqual([[hana, 3, 4]]);
  await world.bookings(lender).returnBooking({ id: out.id });
  await world.bookings(hana).cancelBooking({ id: later.id });
  expect(await count(lender)).toEqual([[hana, 1, 4]]);
});

it('counts begun days of 24 hours for goods that are lent by the hour', async () => {
  const good = await world.good(lender, { groupIds: [group], terms: { isHourly: true } });
  const [startAt, endAt] = ['2027-01-04T13:00:00+09:00', '2027-01-04T15:00:00+09:00'].map(
    (at) => new Date(at),
  );
  await world.bookings(hana).createBooking({
    ...{ goodId: good, quantity: 1, memo: '', userId: '', scannedCode: '' },
    range: { startDate: '', endDate: '', startAt, endAt },
  });
  for (const [now, days] of [
    ['2027-01-04T14:59:00+09:00', undefined],
    ['2027-01-04T15:00:00+09:00', 1],
    ['2027-01-05T14:59:00+09:00', 1],
    ['2027-01-05T15:00:00+09:00', 2],
  ] as const) {
    world.at(now);
    expect(await count(lender)).toEqual([[hana, 1, days]]);
  }
});

it('counts goods of other groups only where the caller is their lender or acts for it', async () => {
  const [own, foreign] = [await world.good(lender), await world.good(await world.user())];
  await world.book(hana, own, '2027-01-10');
  await world.book(hana, foreign, '2027-01-10');
  const [manager, groupOwner] = [await world.user(), await world.user()];
  await world.manager(lender, manager);
  await world.member(group, groupOwner, { groupOwner: true });
  expect(await count(lender)).toEqual([[hana, 1, undefined]]);
  expect(await count(manager)).toEqual([[hana, 1, undefined]]);
  expect(await count(groupOwner)).toEqual([[hana, 0, undefined]]);
});

it('leaves out members of groups that the caller does not run, for cards always', async () => {
  const good = await world.good(lender, { groupIds: [group] });
  await world.book(hana, good, '2027-01-10');
  expect(await count(hana)).toEqual([]);
  expect(await count(await world.user())).toEqual([]);
  const card = { kind: 'card', userId: lender, groupId: group, canWrite: true } as const;
  expect(await count(card)).toEqual([]);
  const elsewhere = { kind: 'user', userId: lender, within: [newId()] } as const;
  expect(await count(elsewhere)).toEqual([[hana, 0, undefined]]);
  expect(await codeOf(count(lender, Array.from({ length: 501 }, newId)))).toBe('validation.too_many');
});

it('agrees with the bookings that the caller lists, whatever was booked and whenever it is asked', async () => {
  const good = await world.good(lender, { groupIds: [group], terms: { quantity: 100 } });
  const asked = fc.array(fc.record({ start: fc.integer({ min: 4, max: 15 }), days: fc.nat({ max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  });
  const day = (at: number) => `2027-01-${String(at).padStart(2, '0')}`;
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 4, max: 28 }), async (ranges, today) => {
      world.at(START);
      const borrower = await world.user();
      for (const { start, days } of ranges) await world.book(borrower, good, day(start), day(start + days));
      world.at(`${day(today)}T12:00:00+09:00`);
      const late = ranges.map(({ start, days }) => today - start - days).filter((over) => over > 0);
      expect(await count(lender, [borrower])).toEqual([
        [borrower, ranges.length, late.length > 0 ? Math.max(...late) : undefined],
      ]);
    }),
    { numRuns: runs(8, 200) },
  );
});
