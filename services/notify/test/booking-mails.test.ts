import { reservationEvents } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { booking, startNotify, type World } from './world';

const { BookingChange } = reservationEvents;
let world: World;

beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(() => world.service.db.read('delete from mail'));

const receivers = async () => (await world.sent()).map(({ to }) => to).sort();

describe('a booking', () => {
  it('is told to borrower and lender, each in the own language', async () => {
    await world.tell(booking({ borrowerId: 'ann', actorId: 'ann' }));
    const [toBorrower] = await world.sent('ann@example.org');
    const [toLender] = await world.sent('media@example.org');
    expect(toBorrower?.subject).toBe('Booked: プロジェクター, Tue 24 – Fri 27 Nov');
    expect(toBorrower?.text).toContain('Lender: 大学メディアセンター');
    expect(toLender?.subject).toBe('予約が入りました：プロジェクター、11/24（火）– 27（金）');
    expect(toLender?.text).toContain('https://kashi.example/bookings/booking-1');
    expect(toLender?.sentAt).toEqual(new Date(world.clock.now()));
  });

  it('is told once, however often its event comes', async () => {
    const id = newId();
    await world.publishAs(id, new Date(), booking());
    await world.publishAs(id, new Date(), booking());
    await world.settle();
    await world.service.db.read('delete from inbox');
    await world.publishAs(id, new Date(), booking());
    await world.settle();
    expect(await receivers()).toEqual(['hanako@example.org', 'media@example.org']);
  });

  it('of one’s own good is told once', async () => {
    await world.tell(booking({ borrowerId: 'media', actorId: 'media' }));
    expect(await receivers()).toEqual(['media@example.org']);
  });

  it('is not told to a member card or to somebody who is gone', async () => {
    await world.tell(booking({ borrowerId: 'card', actorId: 'card' }), booking({ borrowerId: 'deleted' }));
    expect(await receivers()).toEqual(['media@example.org']);
    const rows = await world.service.db.read(
      'select reason, sealed from mail where state = $1 order by reason',
      ['dropped'],
    );
    expect(rows).toEqual([
      { reason: 'no_address', sealed: null },
      { reason: 'nobody', sealed: null },
    ]);
  });

  it.each([
    'NOTED',
    'PREPARE_REVERTED',
    'RETURNED',
    'RECEIVED',
    'HANDED_OVER',
    'AUTO_EXTENDED',
    'TERMS_CHANGED',
  ])('tells nobody that it was %s', async (change) => {
    await world.tell(
      booking({ change: reservationEvents.bookingChangeFromJSON(`BOOKING_CHANGE_${change}`) }),
    );
    expect(await receivers()).toEqual([]);
  });

  it.each(['CREATED', 'UPDATED', 'EXTENDED', 'DELAYED', 'NOT_DELAYED', 'CANCELLED'])(
    'tells both that it was %s',
    async (change) => {
      await world.tell(
        booking({ change: reservationEvents.bookingChangeFromJSON(`BOOKING_CHANGE_${change}`) }),
      );
      expect(await receivers()).toEqual(['hanako@example.org', 'media@example.org']);
    },
  );

  it('tells its borrower once that it is ready to collect, however often it is prepared', async () => {
    const change = BookingChange.BOOKING_CHANGE_PREPARED;
    await world.tell(booking({ change, actorId: 'taro' }), booking({ change, actorId: 'taro' }));
    const mails = await world.sent();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['hanako@example.org', '受け取れます：プロジェクター、11/24（火）– 27（金）'],
    ]);
  });

  it.each([
    ['CREATED', '2回の予約をしました：プロジェクター、11/24（火） から'],
    ['CANCELLED', '2回の予約を取り消しました：プロジェクター、11/24（火） から'],
  ])(
    'of a series is told with all that were %s by the same act, in one mail to each',
    async (change, subject) => {
      const dates = ['2026-11-24', '2026-12-01'];
      const occasions = dates.map((day) => ({
        startDate: day,
        endDate: day,
        startAt: new Date(`${day}T00:00:00+09:00`),
        endAt: new Date(`${day}T24:00:00+09:00`),
      }));
      const one = {
        change: reservationEvents.bookingChangeFromJSON(`BOOKING_CHANGE_${change}`),
        seriesId: 'series-1',
      };
      await world.tell(
        booking({ ...one, ...occasions[0], id: 'booking-1', occasions }),
        booking({ ...one, ...occasions[1], id: 'booking-2', listedBy: 'booking-1' }),
      );
      expect(await receivers()).toEqual(['hanako@example.org', 'media@example.org']);
      const [mail] = await world.sent('hanako@example.org');
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain('日程\n- 11/24（火）\n- 12/1（火）\n');
    },
  );

  it('in dispute is told to both sides, to who acts for the lender, and to the office in its language', async () => {
    const dispute = { managerIds: ['taro', 'hanako'], officeId: 'ann', actorId: 'hanako' };
    await world.tell(booking({ ...dispute, change: BookingChange.BOOKING_CHANGE_DISPUTE_OPENED }));
    const subjects = (await world.sent()).map(({ to, subject }) => `${to} ${subject.split(/[:：]/)[0]}`);
    expect(subjects.sort()).toEqual([
      'ann@example.org Problem reported',
      'hanako@example.org 困りごとを相談しました',
      'media@example.org 困りごとの相談がありました',
      'taro@example.org そうだんが ありました',
    ]);
    const [toOffice] = await world.sent('ann@example.org');
    expect(toOffice?.text).toContain('https://kashi.example/bookings/booking-1');
    expect(toOffice?.text).toContain('Borrower: 山田花子');
    const [toLender] = await world.sent('media@example.org');
    expect(toLender?.text).toContain('事務局もメッセージを読み');
  });

  it('in dispute names no office where there is none, and reaches who acts for the lender', async () => {
    const dispute = { managerIds: ['taro', 'ann'], change: BookingChange.BOOKING_CHANGE_DISPUTE_OPENED };
    await world.tell(booking(dispute));
    const mails = await world.sent();
    expect(mails.map(({ to }) => to).sort()).toEqual([
      'ann@example.org',
      'hanako@example.org',
      'media@example.org',
      'taro@example.org',
    ]);
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/困りごと|Problem reported|そうだんが ありました/);
      expect(text).not.toMatch(/事務局|office|じむの/);
    }
  });

  it('whose dispute is over is told to both sides', async () => {
    const closed = { change: BookingChange.BOOKING_CHANGE_DISPUTE_CLOSED, actorId: 'taro' };
    await world.tell(booking({ ...closed, managerIds: ['taro'] }));
    expect(await receivers()).toEqual(['hanako@example.org', 'media@example.org', 'taro@example.org']);
    const [mail] = await world.sent('taro@example.org');
    expect(mail?.text).toContain('そうだんを おわりに しました');
  });

  it('that is cancelled before its mail has left gets both mails', async () => {
    await world.tell(
      booking(),
      booking({ version: 2, change: BookingChange.BOOKING_CHANGE_CANCELLED, state: 'cancelled' }),
    );
    const subjects = (await world.sent('hanako@example.org')).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      '予約しました：プロジェクター、11/24（火）– 27（金）',
      '予約を取り消しました：プロジェクター、11/24（火）– 27（金）',
    ]);
  });

  it('of last week is no news any more when a topic is read anew', async () => {
    const week = 7 * 86_400_000;
    await world.publishAs(newId(), new Date(Date.now() - week - 60_000), booking());
    await world.settle();
    expect(await receivers()).toEqual([]);
    await world.publishAs(newId(), new Date(Date.now() - week + 60_000), booking());
    await world.settle();
    expect(await receivers()).toHaveLength(2);
  });

  it('and others at the same moment are one mail to each side, which names every one', async () => {
    await world.tell(
      booking({ id: 'booking-1', borrowerId: 'ann', actorId: 'ann' }),
      booking({ id: 'booking-2', borrowerId: 'ann', actorId: 'ann', goodTitle: '三脚', quantity: 3 }),
      booking({ id: 'booking-3', borrowerId: 'taro', actorId: 'taro', goodTitle: '図鑑' }),
    );
    expect(await receivers()).toEqual(['ann@example.org', 'media@example.org', 'taro@example.org']);
    const [toAnn] = await world.sent('ann@example.org');
    expect(toAnn?.subject).toBe('2 bookings made');
    expect(toAnn?.text).toContain('- 三脚 × 3 — Tue 24 – Fri 27 Nov — 大学メディアセンター');
    expect(toAnn?.text).toContain('https://kashi.example/bookings/use');
    const [toLender] = await world.sent('media@example.org');
    expect(toLender?.subject).toBe('予約が入りました：3件');
    expect(toLender?.text).toContain('- 図鑑 — 11/24（火）– 27（金） — やまだたろうさん');
    expect(toLender?.text).toContain('https://kashi.example/bookings/lend');
    const left = await world.service.db.read("select from mail where state = 'sent' and sealed is null");
    expect(left).toHaveLength(6);
  });

  it('is told alone to who does not hear of another of the same kind', async () => {
    await world.tell(
      booking({ id: 'booking-1' }),
      booking({ id: 'booking-2', change: BookingChange.BOOKING_CHANGE_CANCELLED }),
    );
    const subjects = (await world.sent('hanako@example.org')).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      '予約しました：プロジェクター、11/24（火）– 27（金）',
      '予約を取り消しました：プロジェクター、11/24（火）– 27（金）',
    ]);
  });

  it('asks identity once for the contacts of a batch', async () => {
    world.asked.length = 0;
    await world.tell(...Array.from({ length: 20 }, (_, at) => booking({ id: `booking-${at}` })));
    expect(await receivers()).toEqual(['hanako@example.org', 'media@example.org']);
    expect(world.asked.length).toBeLessThanOrEqual(4);
    expect(new Set(world.asked.flat())).toEqual(new Set(['hanako', 'media']));
  });
});
