import { enumOf, SETS } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { everyRpc } from '@kashikari/platform/testing';
import pg from 'pg';
import { codeOf, request, START, World } from './world';

describe('who may book', () => {
  let world: World;
  let hana: string;
  let owner: string;
  let member: string;
  let manager: string;
  let stranger: string;
  let group: string;
  beforeAll(async () => {
    world = await World.start();
    hana = await world.user();
    [owner, member, manager, stranger] = [
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
    ];
    group = await world.group(owner);
    await world.member(group, member);
    await world.manager(owner, manager);
  });

  afterAll(() => world.stop());

  const flags = [
    [{}, { visitor: 'unauthenticated', stranger: 'not_found', member: 'ok', manager: 'ok' }],
    [
      { isPublic: true },
      { visitor: 'unauthenticated', stranger: 'booking.not_a_member', member: 'ok', manager: 'ok' },
    ],
    [{ isPublicUse: true }, { visitor: 'unauthenticated', stranger: 'ok', member: 'ok', manager: 'ok' }],
    [
      { isPublicUse: true, isHidden: true },
      { visitor: 'unauthenticated', stranger: 'ok', member: 'ok', manager: 'ok' },
    ],
  ] as const;

  it.each(flags)('who sees it or not: %p', async (flag, expected) => {
    const camera = await world.good(owner, {
      isPublicUse: false,
      ...flag,
      groupIds: [group],
      terms: { quantity: 10 },
    });
    const try_ = (actor: Actor | string) => codeOf(world.book(actor, camera, '2027-01-10'));
    expect({
      visitor: await try_(VISITOR),
      stranger: await try_(stranger),
      member: await try_(member),
      manager: await try_(manager),
    }).toEqual(expected);
  });

  it('whom the lender keeps out: 404, whatever the flags', async () => {
    const closed = await world.user({ rules: { preventPublicAccess: true } });
    const camera = await world.good(closed, { isPublic: true, isPublicUse: true });
    expect(await codeOf(world.book(stranger, camera, '2027-01-10'))).toBe('not_found');
  });

  it('with a member card: in its group alone, and not with one that only reads', async () => {
    const card = (canWrite: boolean): Actor => ({ kind: 'card', userId: member, groupId: group, canWrite });
    const here = await world.good(owner, { isPublicUse: false, groupIds: [group] });
    const elsewhere = await world.good(owner, { isPublicUse: true });
    expect(await codeOf(world.book(card(true), here, '2027-01-10'))).toBe('ok');
    expect(await codeOf(world.book(card(true), elsewhere, '2027-01-10'))).toBe('booking.not_a_member');
    expect(await codeOf(world.book(card(false), here, '2027-01-20'))).toBe('no_edit_rights');
  });

  it('over the limit of the plan: without rights', async () => {
    const disabled = await world.user();
    await world.member(group, disabled, { disabled: true });
    const camera = await world.good(owner, { isPublicUse: false, groupIds: [group] });
    expect(await codeOf(world.book(disabled, camera, '2027-01-10'))).toBe('not_found');
  });

  it('paused after booking: what runs is returned, and nothing new begins', async () => {
    const lender = await world.user({ rules: { extendableDays: 7 } });
    const [there, paused] = [await world.group(lender), await world.user()];
    const id = await world.member(there, paused);
    const camera = await world.good(lender, { isPublicUse: false, groupIds: [there] });
    const booking = await world.book(paused, camera, '2027-02-10');
    world.at('2027-02-10T10:00:00+09:00');
    await world.member(there, paused, { id, disabled: true });
    const own = world.bookings(paused);
    const longer = { id: booking.id, days: 1, endAt: undefined, moveOthers: false };
    expect(await codeOf(own.extendBooking(longer))).toBe('booking.not_a_member');
    expect(await codeOf(world.book(paused, camera, '2027-02-20'))).toBe('not_found');
    expect(await codeOf(own.returnBooking({ id: booking.id }))).toBe('ok');
    world.at(START);
  });

  it('for somebody else: managers alone, for people who could book it themselves', async () => {
    const camera = await world.good(owner, {
      isPublicUse: false,
      groupIds: [group],
      terms: { quantity: 10 },
    });
    const booking = await world.book(manager, camera, '2027-01-10', '2027-01-10', {
      userId: member,
      method: enumOf(SETS.bookingMethod, 'counter'),
    });
    expect([booking.userId, booking.method]).toEqual([member, enumOf(SETS.bookingMethod, 'counter')]);
    expect(await codeOf(world.book(member, camera, '2027-01-10', '2027-01-10', { userId: hana }))).toBe(
      'booking.manager_only',
    );
    expect(await codeOf(world.book(manager, camera, '2027-01-10', '2027-01-10', { userId: stranger }))).toBe(
      'booking.not_a_member',
    );
    expect(await codeOf(world.book(manager, camera, '2027-01-10', '2027-01-10', { userId: newId() }))).toBe(
      'validation',
    );
  });

  describe('at the counter of a group owner', () => {
    let runs: string;
    const forMember = (good: string, day: string, userId = member) =>
      world.book(runs, good, day, day, { userId, method: enumOf(SETS.bookingMethod, 'counter') });

    beforeAll(async () => {
      runs = await world.user();
      await world.member(group, runs, { groupOwner: true });
    });

    it('is lent to members of that group, by the rules for members, and handed over', async () => {
      const lender = await world.user({
        rules: { manageHandOver: true, maxSupplies: 1, limitSupplyRegardlessOfDate: true },
      });
      const good = await world.good(lender, { isPublicUse: false, groupIds: [group], terms: { maxDays: 3 } });
      const tooLong = { userId: member, method: enumOf(SETS.bookingMethod, 'counter') };
      expect(await codeOf(world.book(runs, good, '2027-01-05', '2027-01-20', tooLong))).toBe(
        'booking.max_days',
      );
      const { id, userId, permissions } = await forMember(good, '2027-01-10');
      expect([userId, permissions]).toEqual([member, []]);
      expect(await codeOf(forMember(good, '2027-01-12'))).toBe('booking.max_supplies');
      world.at('2027-01-10T10:00:00+09:00');
      const desk = world.bookings(runs);
      const out = await desk.handOverBooking({ id });
      expect(out.booking?.permissions.length).toBeGreaterThan(0);
      expect(await codeOf(desk.cancelBooking({ id }))).toBe('forbidden');
      expect(await codeOf(desk.returnBooking({ id }))).toBe('ok');
      world.at(START);
    });

    it('is not lent to people outside that group, nor by a plain member', async () => {
      const other = await world.group(owner);
      const elsewhere = await world.user();
      await world.member(other, elsewhere);
      const both = await world.good(owner, { isPublicUse: true, groupIds: [group, other] });
      const terms = { userId: runs };
      expect(await codeOf(forMember(both, '2027-01-10', elsewhere))).toBe('booking.manager_only');
      expect(await codeOf(forMember(both, '2027-01-10', stranger))).toBe('booking.manager_only');
      expect(await codeOf(world.book(member, both, '2027-01-10', '2027-01-10', terms))).toBe(
        'booking.manager_only',
      );
    });

    it('says the same of a booking that is asked for once more with its key', async () => {
      const lender = await world.user({ rules: { manageHandOver: true } });
      const good = await world.good(lender, { isPublicUse: false, groupIds: [group] });
      const wanted = request(good, '2027-01-04', '2027-01-10', { userId: member });
      const once = { idempotency: { key: newId(), bodyHash: 'a' } };
      const first = await world.bookings(runs).createBooking(wanted, once);
      expect(await world.bookings(runs).createBooking(wanted, once)).toEqual(first);
    });
  });

  it('of a good that is not there: 404', async () => {
    expect(await codeOf(world.book(hana, newId(), '2027-01-10'))).toBe('not_found');
    expect(await codeOf(world.book(hana, 'nonsense', '2027-01-10'))).toBe('not_found');
  });

  it('who is gone has nothing to do any more: no booking, no message, no list', async () => {
    const [gone, good] = [await world.user(), await world.good(owner, { terms: { quantity: 5 } })];
    const book = (key: string) =>
      codeOf(
        world
          .bookings(gone)
          .createBooking(request(good, '2027-01-10'), { idempotency: { key, bodyHash: 'a' } }),
      );
    const key = newId();
    expect(await book(key)).toBe('ok');
    await world.user({ id: gone, deleted: true });
    const actors: Actor[] = [
      { kind: 'user', userId: gone },
      { kind: 'card', userId: gone, groupId: newId(), canWrite: true },
    ];
    for (const actor of actors) {
      const { CreateBooking, CreateBookings, ...others } = await everyRpc(world.service, actor);
      // A call with many bookings answers each separately (`asked-together.test.ts`).
      expect([CreateBooking, CreateBookings]).toEqual(['not_found', 'ok']);
      expect(Object.keys(others).length).toBeGreaterThan(30);
      expect(Object.entries(others).filter(([, code]) => code !== 'session_ended')).toEqual([]);
    }
    expect([await book(newId()), await book(key)]).toEqual(['session_ended', 'session_ended']);
    const rows = await world.service.db.read('select live from booking where borrower_id = $1', [gone]);
    expect(rows).toEqual([{ live: false }]);
  });

  it('asking for that costs a booking no query', async () => {
    const good = await world.good(owner, { terms: { quantity: 5 } });
    await world.book(hana, good, '2027-01-10');
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const asked = async (act: () => Promise<unknown>) => {
      query.mockClear();
      await act();
      return query.mock.calls.map(([sent]) => (Object(sent) as { name?: string }).name);
    };
    try {
      const look = 'accounts-of-callers';
      expect(await asked(() => world.book(hana, good, '2027-01-10'))).toEqual(
        expect.not.arrayContaining([look]),
      );
      const { id } = await world.book(hana, good, '2027-01-10');
      expect(await asked(() => world.bookings(hana).getBooking({ id }))).toContain(look);
    } finally {
      query.mockRestore();
    }
  });
});
