import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { enumOf, reservation, reservationEvents, SETS, textOf } from '@kashikari/contracts';
import { busyOf, codeOf, hours, request, World } from './world';

const [USE, LEND] = [enumOf(SETS.bookingScope, 'use'), enumOf(SETS.bookingScope, 'lend')];
const BY_START = enumOf(SETS.bookingSort, 'start_at');
const RESERVED = enumOf(SETS.bookingState, 'reserved');

type Query = Partial<reservation.ListBookingsRequest>;

const query = (more: Query): reservation.ListBookingsRequest => {
  const none = { goodId: '', groupId: '', from: undefined, to: undefined, match: '', page: undefined };
  return { scope: enumOf(SETS.bookingScope, 'all'), ...none, ...more };
};

describe('reading bookings', () => {
  let world: World;
  let lender: string;
  let manager: string;
  let hana: string;
  let ken: string;
  let stranger: string;
  let groupOwner: string;
  let group: string;
  let camera: string;
  let hers: reservation.Booking;
  let his: reservation.Booking;

  beforeAll(async () => {
    world = await World.start();
    [lender, manager, stranger] = [await world.user(), await world.user(), await world.user()];
    [hana, ken] = [await world.user({ name: 'Hana' }), await world.user({ name: 'Ken 100%' })];
    const school = await world.user();
    groupOwner = await world.user();
    group = await world.group(school);
    await world.manager(lender, manager);
    await world.member(group, groupOwner, { groupOwner: true });
    for (const member of [hana, ken]) await world.member(group, member);
    camera = await world.good(lender, {
      title: '双眼鏡',
      isPublicUse: false,
      groupIds: [group],
      terms: { quantity: 2 },
    });
    hers = await world.book(hana, camera, '2027-01-10', '2027-01-11');
    his = await world.book(ken, camera, '2027-01-11', '2027-01-12', { memo: 'secret' });
  });
  afterAll(() => world.stop());

  const list = async (actor: Actor | string, more: Query = {}) => {
    const { bookings, page } = await world.bookings(actor).listBookings(query(more));
    expect(page?.total).toBe(bookings.length);
    return bookings.map(({ id }) => (id === hers.id ? 'hers' : id === his.id ? 'his' : id)).sort();
  };

  it('shows the borrower their own, managers those of the lender, group owners those of the group, strangers none', async () => {
    expect(await list(hana)).toEqual(['hers']);
    expect(await list(hana, { scope: USE })).toEqual(['hers']);
    expect(await list(hana, { scope: LEND })).toEqual([]);
    for (const who of [lender, manager]) {
      expect(await list(who, { scope: LEND })).toEqual(['hers', 'his']);
      expect(await list(who, { scope: USE })).toEqual([]);
      expect(await list(who)).toEqual(['hers', 'his']);
    }
    expect(await list(groupOwner)).toEqual(['hers', 'his']);
    expect(await list(groupOwner, { scope: LEND })).toEqual([]);
    expect(await list(manager, { scope: LEND, lenderId: lender })).toEqual(['hers', 'his']);
    expect(await list(manager, { scope: LEND, lenderId: manager })).toEqual([]);
    expect(await list(stranger, { lenderId: lender })).toEqual([]);
    expect(await list(stranger)).toEqual([]);
    expect(await list(stranger, { goodId: camera })).toEqual([]);
    expect(await codeOf(world.bookings(VISITOR).listBookings(query({})))).toBe('unauthenticated');
  });

  it('lets borrower, managers and group owners open one, and nobody else', async () => {
    const open = (who: string) => codeOf(world.bookings(who).getBooking({ id: hers.id }));
    expect([await open(hana), await open(manager), await open(groupOwner)]).toEqual(['ok', 'ok', 'ok']);
    expect([await open(ken), await open(stranger)]).toEqual(['not_found', 'not_found']);
  });

  it('offers a group owner nothing but the acts of a counter', async () => {
    const { booking } = await world.bookings(groupOwner).getBooking({ id: hers.id });
    expect(booking?.permissions).toEqual([]);
    expect(await codeOf(world.bookings(groupOwner).cancelBooking({ id: hers.id }))).toBe('forbidden');
  });

  it('shows members of a good’s group that it is taken, but not by whom', async () => {
    const { bookings } = await world.bookings(hana).listBookings(query({ goodId: camera, sort: BY_START }));
    expect(
      bookings.map(({ anonymous, userId, memo, permissions }) => [
        anonymous,
        userId,
        memo,
        permissions.length,
      ]),
    ).toEqual([
      [false, hana, '', 3],
      [true, '', '', 0],
    ]);
  });

  it('shows a stranger of a public good its schedule and no more: nothing past, nothing of anybody', async () => {
    const open = await world.good(await world.user(), {
      isPublic: true,
      isPublicUse: true,
      groupIds: [group],
    });
    const gone = await world.book(hana, open, '2027-01-20');
    await world.bookings(hana).cancelBooking({ id: gone.id });
    const kept = await world.book(ken, open, '2027-01-22', '2027-01-23', { memo: 'ひみつ' });
    const { bookings, page } = await world
      .bookings(stranger)
      .listBookings(query({ goodId: open, sort: BY_START }));
    expect(page?.total).toBe(1);
    const [seen] = bookings;
    expect(seen).toMatchObject({
      ...{
        anonymous: true,
        userId: '',
        memo: '',
        seriesId: '',
        method: enumOf(SETS.bookingMethod, 'web'),
        dispute: undefined,
      },
      ...{ state: RESERVED, startAt: kept.startAt, endAt: kept.endAt, createdAt: kept.startAt },
      ...{ handedOverAt: undefined, returnedAt: undefined, receivedAt: undefined, updatedAt: kept.startAt },
    });
    const exported = await world
      .bookings(stranger)
      .exportBookings({ filter: query({ goodId: open }), beforeId: '' });
    expect(exported.bookings).toEqual([]);
    await world.bookings(ken).cancelBooking({ id: kept.id });
  });

  it('shows names to members where the group lets them', async () => {
    const open = await world.group(lender, { memberBookingVisible: true });
    for (const member of [hana, ken]) await world.member(open, member);
    const tent = await world.good(lender, { isPublicUse: false, groupIds: [open] });
    const booking = await world.book(ken, tent, '2027-01-10');
    const { bookings } = await world.bookings(hana).listBookings(query({ groupId: open }));
    expect(bookings).toMatchObject([{ id: booking.id, userId: ken, anonymous: false, permissions: [] }]);
    const { schedules } = await world
      .schedules(hana)
      .getSchedules({ goodIds: [tent], from: '2027-01-10', days: 1 });
    expect(busyOf(schedules[0])).toMatchObject([{ userId: ken, bookingId: booking.id, mine: false }]);
    await world.bookings(ken).cancelBooking({ id: booking.id });
  });

  it('filters by group, state, time, title and name', async () => {
    expect(await list(lender, { groupId: group })).toEqual(['hers', 'his']);
    expect(await list(lender, { groupId: newId() })).toEqual([]);
    expect(await list(lender, { goodId: camera, state: RESERVED })).toEqual(['hers', 'his']);
    expect(await list(lender, { state: enumOf(SETS.bookingState, 'overdue') })).toEqual([]);
    const until = { to: new Date('2027-01-11T00:00:00+09:00'), state: RESERVED };
    expect(await list(lender, until)).toEqual(['hers']);
    expect(await list(lender, { from: new Date('2027-01-12T00:00:00+09:00') })).toEqual(['his']);
    expect(await list(lender, { match: '眼鏡' })).toEqual(['hers', 'his']);
    expect(await list(lender, { goodId: camera, match: 'ken 100%' })).toEqual(['his']);
    expect(await list(lender, { match: '100_' })).toEqual([]);
    expect(await list(hana, { goodId: camera, match: 'ken' })).toEqual([]);
    const unknown = [
      { scope: reservation.BookingScope.UNRECOGNIZED },
      { state: reservationEvents.BookingState.UNRECOGNIZED },
    ];
    for (const asked of unknown)
      expect(await codeOf(world.bookings(hana).listBookings(query(asked)))).toBe('validation');
  });

  it('turns pages, and tells the total on a page beyond the last', async () => {
    const page = async (number: number) => {
      const asked = query({ goodId: camera, sort: BY_START, page: { page: number, perPage: 1 } });
      const answer = await world.bookings(lender).listBookings(asked);
      return [answer.bookings.map(({ id }) => id), answer.page?.total];
    };
    expect(await page(1)).toEqual([[hers.id], 2]);
    expect(await page(2)).toEqual([[his.id], 2]);
    expect(await page(3)).toEqual([[], 2]);
  });

  it('lists the newest first, or by their ends', async () => {
    const ids = async (word: 'latest' | 'end_at') => {
      const asked = query({ goodId: camera, sort: enumOf(SETS.bookingSort, word) });
      return (await world.bookings(lender).listBookings(asked)).bookings.map(({ id }) => id);
    };
    expect(await ids('latest')).toEqual([his.id, hers.id]);
    expect(await ids('end_at')).toEqual([hers.id, his.id]);
  });

  it('lists the last start first where that is asked', async () => {
    const ids = async (who: string, descending: boolean) => {
      const asked = query({ goodId: camera, sort: BY_START, descending });
      return (await world.bookings(who).listBookings(asked)).bookings.map(({ id }) => id);
    };
    expect(await ids(lender, true)).toEqual([his.id, hers.id]);
  });

  it('shows managers a thing that came back too late for its margin', async () => {
    const lens = await world.good(lender, { terms: { marginDays: 1 } });
    const { id } = await world.book(hana, lens, '2027-01-04', '2027-01-05');
    await world.book(ken, lens, '2027-01-08');
    world.at('2027-01-07T09:00:00+09:00');
    await world.bookings(hana).returnBooking({ id });
    expect((await world.bookings(lender).getBooking({ id })).booking?.shortTurnRound).toBe(true);
    expect((await world.bookings(hana).getBooking({ id })).booking?.shortTurnRound).toBe(false);
    const { bookings } = await world.bookings(lender).listBookings(query({ goodId: lens, sort: BY_START }));
    expect(bookings.map(({ shortTurnRound }) => shortTurnRound)).toEqual([true, false]);
    world.at('2027-01-04T12:00:00+09:00');
  });

  describe('schedules', () => {
    const schedule = async (actor: Actor | string, goodIds: string[], from = '2027-01-10', count = 3) =>
      (await world.schedules(actor).getSchedules({ goodIds, from, days: count })).schedules;

    it('say what remains on each day, and what is in the way, without names', async () => {
      const [seen] = await schedule(hana, [camera]);
      expect(seen).toMatchObject({
        ...{ goodId: camera, timeZone: 'Asia/Tokyo' },
        ...{ quantity: 2, marginDays: 0, isHourly: false },
      });
      const open = { closedBy: 'CLOSED_BY_UNSPECIFIED' };
      expect(seen?.days).toEqual([
        { date: '2027-01-10', remaining: 1, state: 'DAY_STATE_PART', ...open, holiday: false },
        { date: '2027-01-11', remaining: 0, state: 'DAY_STATE_FULL', ...open, holiday: true },
        { date: '2027-01-12', remaining: 1, state: 'DAY_STATE_PART', ...open, holiday: false },
      ]);
      expect(busyOf(seen).map(({ mine, bookingId, userId }) => [mine, bookingId, userId])).toEqual(
        expect.arrayContaining([
          [true, hers.id, hana],
          [false, '', ''],
        ]),
      );
      const [whole] = await schedule(manager, [camera]);
      expect(
        busyOf(whole)
          .map(({ userId }) => userId)
          .sort(),
      ).toEqual([hana, ken].sort());
    });

    it('begin today in the lender’s zone when no day is asked', async () => {
      const honolulu = await world.user({ timeZone: 'Pacific/Honolulu' });
      const goods = [await world.good(lender), await world.good(honolulu)];
      const schedules = await schedule(stranger, goods, '', 1);
      expect(schedules.map(({ days }) => days[0]?.date)).toEqual(['2027-01-04', '2027-01-03']);
    });

    it('come in the order asked, for the goods that one sees', async () => {
      const open = await world.good(lender, { isPublic: true, isPublicUse: false });
      expect((await schedule(VISITOR, [camera, open])).map(({ goodId }) => goodId)).toEqual([open]);
      expect((await schedule(hana, [open, camera, newId()])).map(({ goodId }) => goodId)).toEqual([
        open,
        camera,
      ]);
    });

    it('show what is overdue as missing today', async () => {
      const lens = await world.good(lender);
      await world.book(hana, lens, '2027-01-04');
      world.at('2027-01-06T09:00:00+09:00');
      const [seen] = await schedule(ken, [lens], '2027-01-06', 2);
      expect(seen?.days.map(({ state }) => textOf(SETS.dayState, state))).toEqual(['full', 'free']);
      expect(busyOf(seen)).toMatchObject([{ state: 'overdue' }]);
      world.at('2027-01-04T12:00:00+09:00');
    });

    it('by hour tell a partly booked day', async () => {
      const room = await world.good(lender, { terms: { isHourly: true } });
      const range = hours('2027-01-10T10:00:00+09:00', '2027-01-10T11:00:00+09:00');
      await world.bookings(hana).createBooking({ ...request(room, ''), range });
      const [seen] = await schedule(ken, [room], '2027-01-10', 2);
      expect(seen?.days.map(({ state, remaining }) => [textOf(SETS.dayState, state), remaining])).toEqual([
        ['part', 0],
        ['free', 1],
      ]);
      expect(seen?.busy).toMatchObject({
        startAt: [range.startAt?.getTime()],
        endAt: [range.endAt?.getTime()],
        quantity: [1],
      });
    });

    it('close an exclusive good whose booking lies far away', async () => {
      const lens = await world.good(lender, { terms: { isExclusive: true } });
      await world.book(hana, lens, '2027-06-01');
      const [seen] = await schedule(ken, [lens]);
      expect(seen?.days.map(({ state }) => textOf(SETS.dayState, state))).toEqual(['full', 'full', 'full']);
    });

    it('refuse too many goods or days', async () => {
      const call = (goodIds: string[], count: number) => codeOf(schedule(hana, goodIds, '', count));
      expect(await call(Array.from({ length: 101 }, newId), 1)).toBe('validation');
      expect(await call([camera], 93)).toBe('validation');
      expect(await call([camera], -1)).toBe('validation');
      expect(await call([camera], 92)).toBe('ok');
    });
  });
});
