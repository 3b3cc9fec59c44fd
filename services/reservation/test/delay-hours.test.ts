import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { codeOf, hours, request, START, World } from './world';

/** Delays of bookings by the hour, and with a lender who moves to another zone. */
describe('the start of a booking', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;

  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  const look = async (id: string) =>
    (await world.bookings(hana).getBooking({ id })).booking as reservation.Booking;
  const comes = async (time: string) => {
    world.at(time);
    await world.service.drain();
  };

  it('by the hour moves to the next quarter, and those behind as far as they must', async () => {
    const good = await world.good(lender, { terms: { isHourly: true } });
    const book = async (from: string, until: string) => {
      const range = hours(`2027-01-05T${from}:00+09:00`, `2027-01-05T${until}:00+09:00`);
      const wanted = { ...request(good, ''), range };
      return (await world.bookings(hana).createBooking(wanted)).booking as reservation.Booking;
    };
    await book('10:00', '11:00');
    const next = await book('11:00', '12:00');
    const behind = await book('12:00', '12:30');
    await comes('2027-01-05T11:00:01+09:00');
    expect((await look(next.id)).startAt).toEqual(new Date('2027-01-05T11:15:00+09:00'));
    expect((await look(behind.id)).startAt).toEqual(new Date('2027-01-05T12:15:00+09:00'));
    expect((await look(next.id)).delayedFrom).toEqual(new Date('2027-01-05T11:00:00+09:00'));
  });

  it('and the end by which a booking was made longer first is forgotten with it', async () => {
    const good = await world.good(lender, { terms: { isHourly: true, autoExtend: true } });
    const book = async (who: string, from: string, until: string) => {
      const range = hours(`2027-01-${from}:00:00+09:00`, `2027-01-${until}:00:00+09:00`);
      const { booking } = await world.bookings(who).createBooking({ ...request(good, ''), range });
      return booking as reservation.Booking;
    };
    const { id } = await book(hana, '05T10', '06T09');
    world.at('2027-01-05T10:30:00+09:00');
    const shorter = hours('2027-01-05T10:00:00+09:00', '2027-01-05T11:00:00+09:00');
    await world.bookings(hana).updateBooking({ id, range: shorter });
    const { id: other } = await book(ken, '06T09', '06T10');
    // At midnight another booking has the next day, so it is late; its later cancellation does not change that.
    await comes('2027-01-06T00:00:01+09:00');
    await world.bookings(ken).cancelBooking({ id: other });
    await comes('2027-01-07T00:00:01+09:00');
    expect(await look(id)).toMatchObject({
      endAt: shorter.endAt,
      state: enumOf(SETS.bookingState, 'overdue'),
      extendedDays: 0,
    });
  });

  it('comes when the day begins in the zone that the lender has moved to', async () => {
    const mover = await world.user();
    const good = await world.good(mover);
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const next = await world.book(ken, good, '2027-01-13');
    await world.user({ id: mover, timeZone: 'Europe/Berlin' });
    const start = async () => (await world.bookings(ken).getBooking({ id: next.id })).booking?.startDate;
    await comes('2027-01-13T00:00:01+09:00');
    expect(await start()).toBe('2027-01-13');
    await comes('2027-01-13T00:00:01+01:00');
    expect(await start()).toBe('2027-01-14');
  });

  it('takes a place that nobody else can book meanwhile, on two processes', async () => {
    const other = await world.second();
    try {
      const good = await world.good(lender);
      await world.book(hana, good, '2027-01-10', '2027-01-12');
      await world.book(ken, good, '2027-01-13', '2027-01-14');
      world.at('2027-01-13T00:00:01+09:00');
      const rush = [world, other].flatMap((at) =>
        Array.from({ length: 10 }, () => codeOf(at.book(ken, good, '2027-01-15'))),
      );
      const [, , ...codes] = await Promise.all([world.service.drain(), other.service.drain(), ...rush]);
      expect(new Set(codes)).not.toContain('internal');
      const [deepest] = await world.service.db.read<{ most: number }>(
        `select deepest_overlap($1, '[2027-01-01,2027-03-01)', '{}') as most`,
        [good],
      );
      expect(deepest?.most).toBe(1);
    } finally {
      await other.service.stopService();
    }
  });
});
