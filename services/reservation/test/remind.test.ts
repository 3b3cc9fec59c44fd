import { enumOf, notify, reservationEvents, SETS } from '@kashikari/contracts';
import { serve, type Peer } from '@kashikari/platform/testing';
import { codeOf, refusalOf, World } from './world';

const page = { page: 1, perPage: 20 };

describe('a reminder by a manager', () => {
  const asked: string[] = [];
  let mails: Peer;
  let world: World;
  let lender: string;
  let manager: string;
  let hana: string;
  let camera: string;
  let id: string;

  beforeAll(async () => {
    mails = serve(notify.MailServiceService, {
      getMessageReach: ({ userId }) => {
        asked.push(userId);
        return Promise.resolve({ locale: enumOf(SETS.locale, 'en'), ways: ['email', 'push', 'later'] });
      },
    });
    world = await World.start({ peers: { notify: [mails] } });
    [manager, hana] = [await world.user(), await world.user()];
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    world.at('2027-01-04T12:00:00+09:00');
    lender = await world.user();
    await world.manager(lender, manager);
    camera = await world.good(lender);
    ({ id } = await world.book(hana, camera, '2027-01-05', '2027-01-06'));
    await world.service.drain();
  });

  const remind = (who: string, words = '') => world.bookings(who).remindBooking({ id, words });
  const bodies = async () => {
    const { messages } = await world.messages(hana).listMessages({ bookingId: id, page, sort: undefined });
    return messages.map(({ body }) => body);
  };

  it('is a message in the borrower’s language, once a day, and says by which ways it is told', async () => {
    world.at('2027-01-06T10:00:00+09:00');
    const at = new Date('2027-01-06T10:00:00+09:00');
    const { booking, ...sent } = await remind(manager, 'Please bring the charger, too.');
    expect(sent).toEqual({ at, told: ['email', 'push'] });
    expect(asked.at(-1)).toBe(hana);
    expect(booking?.remindedAt).toEqual(at);
    expect((await world.bookings(lender).getBooking({ id })).booking?.remindedAt).toEqual(at);
    expect((await world.bookings(hana).getBooking({ id })).booking).toMatchObject({
      remindedAt: undefined,
      unreadMessages: 1,
    });
    expect(await bodies()).toEqual([
      '“Camera” is due back today. Please return it.\n\nPlease bring the charger, too.',
    ]);
    expect(await refusalOf(remind(lender))).toMatchObject({
      code: 'booking.already_reminded',
      params: { at: at.toISOString() },
    });
    world.at('2027-01-07T00:00:00+09:00');
    await remind(lender);
    expect((await bodies())[0]).toBe('“Camera” is past its return date. Please return it.');
    expect(await world.changesOf(camera)).toEqual(['CREATED', 'REMINDED', 'REMINDED']);
  });

  it('is told as a message, and as no other news', async () => {
    world.at('2027-01-06T10:00:00+09:00');
    await remind(manager);
    await world.service.drain();
    const written = (await world.service.published('kashikari.reservation.message.v1'))
      .map(({ data }) => reservationEvents.MessageWritten.fromJSON(data))
      .filter(({ bookingId }) => bookingId === id);
    expect(written).toMatchObject([{ toldIds: [hana], authorId: manager, forceNotify: false }]);
  });

  it('is refused to borrowers, and for what is not due; to strangers there is no such booking', async () => {
    expect(await codeOf(remind(lender))).toBe('booking.not_due');
    world.at('2027-01-06T10:00:00+09:00');
    expect(await codeOf(remind(hana))).toBe('booking.manager_only');
    expect(await codeOf(remind(await world.user()))).toBe('not_found');
    expect(await codeOf(remind(lender, 'x'.repeat(501)))).toBe('validation');
    await world.bookings(lender).returnBooking({ id });
    expect(await codeOf(remind(lender))).toBe('booking.not_due');
    expect(await bodies()).toEqual([]);
  });

  it('is one message, however many managers send it at the same moment', async () => {
    const second = await world.second({ notify: [mails] });
    try {
      world.at('2027-01-07T08:00:00+09:00');
      const everyone = Array.from({ length: 8 }, (_, at) =>
        codeOf(
          (at % 2 ? second : world).bookings(at % 3 ? manager : lender).remindBooking({ id, words: '' }),
        ),
      );
      const codes = await Promise.all(everyone);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(codes.filter((code) => code === 'booking.already_reminded')).toHaveLength(7);
      expect(await bodies()).toHaveLength(1);
    } finally {
      await second.stop();
    }
  });

  it('stands for the automatic reminder of that day, and of that day alone', async () => {
    const overdue = async () =>
      (await world.service.published('kashikari.reservation.reminder.v1'))
        .map(({ data }) => reservationEvents.ReminderDue.fromJSON(data))
        .filter(
          ({ lenderId, kind }) =>
            lenderId === lender && kind === reservationEvents.ReminderKind.REMINDER_KIND_OVERDUE,
        ).length;
    const at = async (time: string) => {
      world.at(time);
      await world.service.drain();
      return overdue();
    };
    await at('2027-01-06T10:00:00+09:00');
    expect(await at('2027-01-07T08:00:00+09:00')).toBe(0);
    await remind(lender);
    expect(await at('2027-01-07T09:00:01+09:00')).toBe(0);
    expect(await at('2027-01-07T23:00:00+09:00')).toBe(0);
    expect(await at('2027-01-08T09:00:01+09:00')).toBe(1);
  });
});
