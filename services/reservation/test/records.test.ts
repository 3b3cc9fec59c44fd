import { reservation } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { codeOf, DAY, START, World } from './world';

/** Who sees the record of a borrower, and what it counts. */
describe('the record of a borrower', () => {
  let world: World;
  let lender: string;
  let hana: string;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at(START);
    [lender, hana] = [await world.user(), await world.user()];
  });

  const record = async (by: Actor | string, userId = hana) =>
    (await world.bookings(by).batchGetRecords({ userIds: [userId] })).records[0]!;
  const sees = async (by: Actor | string) => (await record(by)).visible;

  /** Lends a good and takes it back the given number of days after its last day. */
  const loan = async (good: string, start: string, daysLate = 0) => {
    world.at(`${start}T09:00:00+09:00`);
    const booking = await world.book(hana, good, start);
    world.clock.set(world.clock.now() + daysLate * DAY);
    await world.bookings(lender).returnBooking({ id: booking.id });
    return booking;
  };

  it('is seen by a lender as long as a booking of its goods is live, and by strangers never', async () => {
    const good = await world.good(lender);
    expect(await sees(lender)).toBe(false);
    const booking = await world.book(hana, good, '2027-01-05');
    const [manager, stranger] = [await world.user(), await world.user()];
    await world.manager(lender, manager);
    for (const [who, visible] of [
      [lender, true],
      [manager, true],
      [stranger, false],
      [{ kind: 'visitor' } as const, false],
      [{ kind: 'card', userId: lender, groupId: newId(), canWrite: true } as const, false],
    ] as const)
      expect(await sees(who)).toBe(visible);
    await world.bookings(hana).cancelBooking({ id: booking.id });
    expect([await sees(lender), await sees(manager)]).toEqual([false, false]);
    expect(await record(lender)).toMatchObject({ bookingsCount: 0, endedCount: 0, overdueRate: undefined });
  });

  it('is hidden again when the last live booking was returned and no group is shared', async () => {
    const good = await world.good(lender);
    for (const day of ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'])
      await loan(good, day);
    expect(await record(lender)).toMatchObject({ visible: false, bookingsCount: 0, overdueRate: undefined });
    const live = await world.book(hana, good, '2027-01-20');
    expect(await record(lender)).toMatchObject({ bookingsCount: 6, endedCount: 5, overdueRate: 0 });
    world.at('2027-01-20T12:00:00+09:00');
    await world.bookings(hana).returnBooking({ id: live.id });
    expect(await sees(lender)).toBe(false);
    const group = await world.group(lender);
    const id = await world.member(group, hana);
    expect(await record(lender)).toMatchObject({ bookingsCount: 6, endedCount: 6, overdueRate: 0 });
    await world.member(group, hana, { id, disabled: true });
    expect(await sees(lender)).toBe(false);
  });

  it('is seen by whoever shares a group: as owner, as member, as manager of either', async () => {
    const [owner, member, manager] = [await world.user(), await world.user(), await world.user()];
    const group = await world.group(owner);
    await world.member(group, hana);
    const id = await world.member(group, member);
    await world.manager(member, manager);
    for (const who of [owner, member, manager]) expect(await sees(who)).toBe(true);
    expect((await record(hana, owner)).visible).toBe(true);
    await world.member(group, member, { id, disabled: true });
    for (const who of [member, manager]) expect(await sees(who)).toBe(false);
    await world.group(owner, { id: group, deleted: true });
    expect(await sees(owner)).toBe(false);
  });

  it('is seen by a lender for whose good the person waits', async () => {
    const good = await world.good(lender);
    await world.book(await world.user(), good, '2027-01-10');
    const waits = world.service.as({ kind: 'user', userId: hana }).connect(reservation.WaitServiceClient);
    const range = { startDate: '2027-01-10', endDate: '2027-01-10', startAt: undefined, endAt: undefined };
    const { wait } = await waits.createWait({ goodId: good, range, quantity: 1 });
    expect(await sees(lender)).toBe(true);
    await waits.leaveWait({ id: wait!.id });
    expect(await sees(lender)).toBe(false);
  });

  it('counts a lender’s own goods for the lender, and all goods for the person', async () => {
    const [own, foreign] = [await world.good(lender), await world.good(await world.user())];
    await world.book(hana, own, '2027-01-05');
    await world.book(hana, foreign, '2027-01-05');
    expect((await record(lender)).bookingsCount).toBe(1);
    expect((await record(hana)).bookingsCount).toBe(2);
    const card = { kind: 'card', userId: hana, groupId: newId(), canWrite: false } as const;
    expect((await record(card)).bookingsCount).toBe(2);
    const elsewhere = { kind: 'user', userId: lender, within: [newId()] } as const;
    expect(await sees(elsewhere)).toBe(false);
  });

  it('counts a return after the end as extended as late, and forgets it after 365 days', async () => {
    const good = await world.good(lender, { terms: { autoExtend: true } });
    await world.member(await world.group(lender), hana);
    for (const day of ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07']) await loan(good, day);
    expect(await record(lender)).toMatchObject({
      endedCount: 4,
      lateCount: undefined,
      overdueRate: undefined,
    });
    world.at('2027-01-11T09:00:00+09:00');
    const { id } = await world.book(hana, good, '2027-01-11');
    world.at('2027-01-12T00:00:00+09:00');
    await world.service.drain();
    world.at('2027-01-12T09:00:00+09:00');
    await world.bookings(lender).returnBooking({ id });
    expect(await record(lender)).toMatchObject({ endedCount: 5, lateCount: 0, overdueRate: 0 });
    world.at('2028-01-12T08:59:00+09:00');
    expect(await record(lender)).toMatchObject({ bookingsCount: 1, endedCount: 1 });
    world.at('2028-01-12T09:00:00+09:00');
    expect(await record(lender)).toMatchObject({ visible: true, bookingsCount: 0, endedCount: 0 });
  });

  it('answers up to 100 people in the order of the request', async () => {
    const asked = Array.from({ length: 99 }, () => newId());
    const { records } = await world.bookings(hana).batchGetRecords({ userIds: [...asked, hana] });
    expect(records.map(({ userId }) => userId)).toEqual([...asked, hana]);
    expect(records.filter(({ visible }) => visible).map(({ userId }) => userId)).toEqual([hana]);
    const many = world.bookings(hana).batchGetRecords({ userIds: [...asked, hana, hana] });
    expect(await codeOf(many)).toBe('validation.too_many');
  });
});

/** The list of bookings that the page of a person shows. */
it('lists the bookings of one borrower, and those that are over, only to who may know the borrower', async () => {
  const world = await World.start();
  const [lender, hana, other] = [await world.user(), await world.user(), await world.user()];
  const good = await world.good(lender, { terms: { quantity: 3 } });
  const live = await world.book(hana, good, '2027-01-10');
  const over = await world.book(hana, good, '2027-01-11');
  await world.book(other, good, '2027-01-10');
  await world.bookings(hana).cancelBooking({ id: over.id });
  const list = async (by: string, more: object) => {
    const asked = reservation.ListBookingsRequest.fromPartial({ userId: hana, ...more });
    return (await world.bookings(by).listBookings(asked)).bookings.map(({ id }) => id);
  };
  expect((await list(lender, {})).sort()).toEqual([live.id, over.id].sort());
  expect(await list(lender, { open: true })).toEqual([live.id]);
  expect(await list(lender, { over: true })).toEqual([over.id]);
  expect(await list(other, { goodId: good })).toEqual([]);
  await world.stop();
});
