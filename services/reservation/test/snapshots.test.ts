import { catalog, catalogEvents, enumOf, identity, identityEvents, SETS } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { serve } from '@kashikari/platform/testing';
import { codeOf, days, World } from './world';

describe('what other services tell', () => {
  const elsewhere = {
    goods: new Map<string, catalogEvents.GoodChanged>(),
    access: new Map<string, identity.GetAccessResponse>(),
    asked: [] as string[],
    /** Calls for snapshots of goods. */
    calls: 0,
  };
  let world: World;
  let lender: string;
  let hana: string;

  beforeAll(async () => {
    world = await World.start({
      peers: {
        catalog: [
          serve(catalog.GoodServiceService, {
            getGoodFacts: async ({ ids }) => {
              elsewhere.asked.push(...ids);
              elsewhere.calls += 1;
              return { goods: ids.flatMap((id) => elsewhere.goods.get(id) ?? []) };
            },
          }),
        ],
        identity: [
          serve(identity.AccessServiceService, {
            getAccess: async ({ userId }) => {
              elsewhere.asked.push(userId);
              return (
                elsewhere.access.get(userId) ?? { user: undefined, memberships: [], managers: [], groups: [] }
              );
            },
          }),
        ],
      },
    });
    [lender, hana] = [await world.user(), await world.user()];
  });
  afterAll(() => world.stop());

  const changesOf = async (bookingId: string) => {
    await world.service.drain();
    const events = await world.service.published('kashikari.reservation.booking.v1');
    return events.map(({ data }) => data as Record<string, unknown>).filter(({ id }) => id === bookingId);
  };

  it('is fetched once when it is so new that nobody has told it yet', async () => {
    const [owner, member, group, good] = [newId(), newId(), newId(), newId()];
    const user = (id: string) =>
      identityEvents.UserChanged.fromPartial({
        id,
        version: 1,
        name: 'New',
        timeZone: 'Asia/Tokyo',
        lenderRules: {},
      });
    const inGroup = identityEvents.MembershipChanged.fromPartial({
      id: newId(),
      version: 1,
      groupId: group,
      userId: member,
    });
    const ofGroup = identityEvents.GroupChanged.fromPartial({ id: group, version: 1, ownerId: owner });
    elsewhere.access.set(owner, { user: user(owner), memberships: [], managers: [], groups: [ofGroup] });
    elsewhere.access.set(member, {
      user: user(member),
      memberships: [inGroup],
      managers: [],
      groups: [ofGroup],
    });
    elsewhere.goods.set(
      good,
      catalogEvents.GoodChanged.fromPartial({
        id: good,
        version: 1,
        ownerId: owner,
        groupIds: [group],
        terms: { quantity: 5 },
      }),
    );
    expect(await codeOf(world.book(member, good, '2027-01-10'))).toBe('ok');
    expect(await codeOf(world.book(member, good, '2027-01-10'))).toBe('ok');
    expect(elsewhere.asked.sort()).toEqual([owner, member, good].sort());
  });

  it('is fetched by one call for all goods that are booked at once', async () => {
    const ids = [newId(), newId(), newId()];
    for (const id of ids) {
      const terms = { quantity: 1 };
      const good = catalogEvents.GoodChanged.fromPartial({ id, ownerId: lender, isPublicUse: true, terms });
      elsewhere.goods.set(id, { ...good, version: 1 });
    }
    const before = elsewhere.calls;
    const range = days('2027-01-10');
    const bulk = (goodIds: string[]) =>
      world.bookings(hana).bulkCreateBookings({ goodIds, range, memo: '', userId: '' });
    expect((await bulk(ids)).bookings.map(({ goodId }) => goodId)).toEqual(ids);
    expect(elsewhere.calls).toBe(before + 1);
    const unknown = newId();
    expect(await codeOf(bulk([ids[0]!, unknown]))).toBe('not_found');
  });

  it('counts in its newest version, whatever comes last', async () => {
    const id = newId();
    const told = (version: number, quantity: number) =>
      world.replicas().applyGood({
        good: catalogEvents.GoodChanged.fromPartial({
          id,
          version,
          ownerId: lender,
          isPublicUse: true,
          terms: { quantity },
        }),
      });
    await told(7, 2);
    await told(6, 1);
    await told(7, 1);
    expect(await codeOf(world.book(hana, id, '2027-01-10', '2027-01-10', { quantity: 2 }))).toBe('ok');
  });

  it('comes by events too', async () => {
    const id = newId();
    const good = { id, version: 1, owner_id: lender, is_public_use: true, terms: { quantity: 1 } };
    const event = { topic: 'kashikari.catalog.good.v1', key: id, type: 'kashikari.catalog.v1.GoodChanged' };
    await world.service.publish(
      { ...event, data: good },
      { ...event, data: { ...good, version: 2, title: 'Tent' } },
    );
    await world.service.drain();
    expect((await world.book(hana, id, '2027-01-10')).goodTitle).toBe('Tent');
  });

  it('is told by the services alone', async () => {
    const replicas = world.service.as({ kind: 'user', userId: lender });
    const { reservation } = await import('@kashikari/contracts');
    expect(
      await codeOf(replicas.connect(reservation.ReplicaServiceClient).applyUser({ user: undefined })),
    ).toBe('forbidden');
    const none = { groupId: '', userId: '', goodId: '', lenderId: lender };
    expect(await codeOf(world.schedules(lender).countLiveBookings(none))).toBe('forbidden');
  });

  it('cancels the future bookings of a deleted good, and leaves what is out', async () => {
    const good = await world.good(lender, { terms: { quantity: 2 } });
    const [out, later] = [
      await world.book(hana, good, '2027-01-04'),
      await world.book(hana, good, '2027-01-10'),
    ];
    await world.good(lender, { id: good, deleted: true });
    expect((await world.bookings(hana).getBooking({ id: later.id })).booking?.state).toBe(
      enumOf(SETS.bookingState, 'cancelled'),
    );
    expect((await changesOf(later.id)).at(-1)).toMatchObject({
      change: 'BOOKING_CHANGE_CANCELLED',
      live: false,
    });
    expect((await changesOf(later.id)).at(-1)).not.toHaveProperty('actor_id');
    expect(await codeOf(world.bookings(hana).returnBooking({ id: out.id }))).toBe('ok');
    expect(await codeOf(world.book(hana, good, '2027-01-20'))).toBe('not_found');
  });

  it('gives what a card has booked to the account that it was linked to', async () => {
    const [group, card, holder] = [await world.group(lender), await world.user(), await world.user()];
    const good = await world.good(lender, { groupIds: [group] });
    const membership = await world.member(group, card);
    const [live, over] = [
      await world.book(card, good, '2027-01-10'),
      await world.book(card, good, '2027-01-20'),
    ];
    await world.bookings(card).cancelBooking({ id: over.id });
    await world.member(group, holder);
    await world.member(group, card, { id: membership, deleted: true, successorId: holder });
    for (const { id } of [live, over]) {
      expect((await world.bookings(holder).getBooking({ id })).booking?.userId).toBe(holder);
    }
    expect((await changesOf(live.id)).at(-1)).toMatchObject({
      change: 'BOOKING_CHANGE_TERMS_CHANGED',
      borrower_id: holder,
    });
    expect(await codeOf(world.bookings(holder).cancelBooking({ id: live.id }))).toBe('ok');
  });

  it('hands live bookings to the new lender of a transferred good', async () => {
    const heir = await world.user();
    const good = await world.good(lender);
    const { id } = await world.book(hana, good, '2027-01-10');
    await world.good(heir, { id: good });
    expect((await world.bookings(heir).getBooking({ id })).booking).toMatchObject({
      lenderId: heir,
      startDate: '2027-01-10',
    });
    expect(await codeOf(world.bookings(lender).getBooking({ id }))).toBe('not_found');
    expect((await changesOf(id)).at(-1)).toMatchObject({
      change: 'BOOKING_CHANGE_TERMS_CHANGED',
      lender_id: heir,
    });
  });

  it('hands past bookings to the new lender of a transferred good, too', async () => {
    const heir = await world.user();
    const good = await world.good(lender);
    const { id } = await world.book(hana, good, '2027-01-10');
    await world.bookings(hana).cancelBooking({ id });
    await world.good(heir, { id: good });
    expect((await world.bookings(heir).getBooking({ id })).booking).toMatchObject({ lenderId: heir });
    expect(await codeOf(world.bookings(lender).getBooking({ id }))).toBe('not_found');
  });

  it('keeps the dates when the lender moves to another zone, and derives the instants anew', async () => {
    const mover = await world.user();
    const good = await world.good(mover, { terms: { marginDays: 1 } });
    const [out, first, second] = [
      await world.book(hana, good, '2027-01-04'),
      await world.book(hana, good, '2027-01-06'),
      await world.book(hana, good, '2027-01-08'),
    ];
    await world.user({ id: mover, timeZone: 'Europe/Berlin' });
    const get = async (id: string) => (await world.bookings(hana).getBooking({ id })).booking;
    expect(await get(out.id)).toMatchObject({
      startAt: new Date('2027-01-04T00:00:00+09:00'),
      timeZone: 'Asia/Tokyo',
    });
    expect(await get(first.id)).toMatchObject({
      startDate: '2027-01-06',
      startAt: new Date('2027-01-06T00:00:00+01:00'),
    });
    expect(await get(second.id)).toMatchObject({
      startDate: '2027-01-08',
      timeZone: 'Europe/Berlin',
      version: 2,
    });
  });

  it('leaves the instants as they were where new ones would take the place of what is out', async () => {
    const mover = await world.user({ timeZone: 'Europe/Berlin' });
    const good = await world.good(mover);
    await world.book(hana, good, '2027-01-04');
    const next = await world.book(hana, good, '2027-01-05');
    await world.user({ id: mover, timeZone: 'Asia/Tokyo' });
    const { booking } = await world.bookings(hana).getBooking({ id: next.id });
    expect(booking).toMatchObject({ startAt: new Date('2027-01-05T00:00:00+01:00'), version: 1 });
  });

  it('cancels what was possible only through a group that is no more', async () => {
    const group = await world.group(lender);
    await world.member(group, hana);
    const inside = await world.good(lender, { isPublicUse: false, groupIds: [group] });
    const open = await world.good(lender, { isPublicUse: true, groupIds: [group] });
    const [gone, kept] = [
      await world.book(hana, inside, '2027-01-10'),
      await world.book(hana, open, '2027-01-10'),
    ];
    await world.group(lender, { id: group, deleted: true });
    const stateOf = async (id: string) => (await world.bookings(hana).getBooking({ id })).booking?.state;
    expect([await stateOf(gone.id), await stateOf(kept.id)]).toEqual([
      enumOf(SETS.bookingState, 'cancelled'),
      enumOf(SETS.bookingState, 'reserved'),
    ]);
  });

  it('cancels the bookings of a borrower who has gone', async () => {
    const guest = await world.user();
    const good = await world.good(lender);
    await world.book(guest, good, '2027-01-10');
    await world.user({ id: guest, deleted: true });
    expect(await codeOf(world.book(hana, good, '2027-01-10'))).toBe('ok');
  });

  it('can ask how many bookings are live, and how many of them are out', async () => {
    const group = await world.group(lender);
    const member = await world.user();
    await world.member(group, member);
    const good = await world.good(lender, { isPublicUse: false, groupIds: [group], terms: { quantity: 3 } });
    await world.book(member, good, '2027-01-04');
    await world.book(member, good, '2027-01-10');
    const { id } = await world.book(member, good, '2027-01-12');
    await world.bookings(member).cancelBooking({ id });
    const count = (scope: object) =>
      world
        .schedules(SYSTEM)
        .countLiveBookings({ groupId: '', userId: '', goodId: '', lenderId: '', ...scope });
    expect(await count({ goodId: good })).toEqual({ live: 2, out: 1 });
    expect(await count({ groupId: group, userId: member })).toEqual({ live: 2, out: 1 });
    expect(await count({ userId: member })).toEqual({ live: 2, out: 1 });
    expect(await count({ groupId: newId(), userId: member })).toEqual({ live: 0, out: 0 });
    expect(await codeOf(count({}))).toBe('validation');
    const who = (groupId: string) =>
      world.schedules(SYSTEM).listLiveBorrowers({ groupId, userIds: [member, hana, newId()] });
    expect(await who(group)).toEqual({ userIds: [member] });
    expect(await who(newId())).toEqual({ userIds: [] });
    const asked = world.schedules(lender).listLiveBorrowers({ groupId: group, userIds: [member] });
    expect(await codeOf(asked)).toBe('forbidden');
  });
});
