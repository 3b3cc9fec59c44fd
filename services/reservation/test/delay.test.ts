import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { codeOf, START, World } from './world';

describe('a thing that is not back when the next booking starts', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  let aya: string;

  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken, aya] = [
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
    ];
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  const look = async (id: string) =>
    (await world.bookings(lender).getBooking({ id })).booking as reservation.Booking;
  const datesOf = async (id: string) => {
    const { startDate, endDate } = await look(id);
    return [startDate.slice(8), endDate.slice(8)].join('-');
  };
  const comes = async (time: string) => {
    world.at(time);
    await world.service.drain();
  };

  it('moves the next person to the next day, and those behind as far as they must', async () => {
    const good = await world.good(lender);
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const next = await world.book(ken, good, '2027-01-13', '2027-01-14');
    const behind = await world.book(aya, good, '2027-01-15', '2027-01-15');
    const later = await world.book(aya, good, '2027-01-18', '2027-01-18');
    await comes('2027-01-13T00:00:01+09:00');
    expect(await datesOf(next.id)).toBe('14-15');
    expect(await datesOf(behind.id)).toBe('16-16');
    expect(await datesOf(later.id)).toBe('18-18');
    const changes = await world.changesOf(good);
    expect(changes.slice(4)).toEqual(['DELAYED', 'DELAYED']);
  });

  it('moves again a day later while it is still away, and nobody back once it has come', async () => {
    const good = await world.good(lender);
    const late = await world.book(hana, good, '2027-01-10', '2027-01-12');
    const next = await world.book(ken, good, '2027-01-13');
    await comes('2027-01-13T00:00:01+09:00');
    await comes('2027-01-14T00:00:01+09:00');
    expect(await datesOf(next.id)).toBe('15-15');
    await world.bookings(lender).returnBooking({ id: late.id });
    await comes('2027-01-15T00:00:01+09:00');
    expect(await datesOf(next.id)).toBe('15-15');
    expect(await world.changesOf(good)).toEqual(['CREATED', 'CREATED', 'DELAYED', 'DELAYED', 'RETURNED']);
  });

  it('gives what is there to the oldest, and moves the others', async () => {
    const good = await world.good(lender, { terms: { quantity: 2 } });
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const old = await world.book(ken, good, '2027-01-13', '2027-01-13');
    world.clock.set(world.clock.now() + 60_000);
    const young = await world.book(aya, good, '2027-01-13', '2027-01-13');
    await comes('2027-01-13T00:00:01+09:00');
    expect([await datesOf(old.id), await datesOf(young.id)]).toEqual(['13-13', '14-14']);
  });

  it('lets who was moved cancel until the new start, though borrowers may not change their bookings', async () => {
    const owner = await world.user({ rules: { allowManageByUser: false } });
    const good = await world.good(owner);
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const next = await world.book(ken, good, '2027-01-13');
    const cancel = () => codeOf(world.bookings(ken).cancelBooking({ id: next.id }));
    expect(await cancel()).toBe('booking.manager_only');
    await comes('2027-01-13T00:00:01+09:00');
    expect(await cancel()).toBe('ok');
  });

  it('moves nobody where the lender does not want it, or nothing is late', async () => {
    const owner = await world.user({ rules: { disableAutoDelay: true } });
    const strict = await world.good(owner);
    await world.book(hana, strict, '2027-01-10', '2027-01-12');
    const kept = await world.book(ken, strict, '2027-01-13');
    const calm = await world.good(lender);
    const back = await world.book(hana, calm, '2027-01-10', '2027-01-12');
    await world.book(ken, calm, '2027-01-13');
    world.at('2027-01-12T18:00:00+09:00');
    await world.bookings(hana).returnBooking({ id: back.id });
    await comes('2027-01-13T00:00:01+09:00');
    expect(await world.changesOf(strict)).toEqual(['CREATED', 'CREATED']);
    expect((await world.bookings(owner).getBooking({ id: kept.id })).booking?.startDate).toBe('2027-01-13');
    expect(await world.changesOf(calm)).toEqual(['CREATED', 'CREATED', 'RETURNED']);
  });

  it('moves nobody where the chain is too long, and tells', async () => {
    const good = await world.good(lender, { terms: { to: '2027-01-13' } });
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const next = await world.book(ken, good, '2027-01-13');
    await comes('2027-01-13T00:00:01+09:00');
    expect(await datesOf(next.id)).toBe('13-13');
    expect(await world.changesOf(good)).toEqual(['CREATED', 'CREATED', 'NOT_DELAYED']);
  });

  it('moves each once where two processes meet the same moment', async () => {
    const other = await world.second();
    try {
      const goods = await Promise.all(
        Array.from({ length: 8 }, () => world.good(lender, { terms: { quantity: 3 } })),
      );
      for (const good of goods) {
        await world.book(hana, good, '2027-01-10', '2027-01-12', { quantity: 3 });
        for (const who of [ken, aya, ken]) await world.book(who, good, '2027-01-13');
      }
      world.at('2027-01-13T00:00:01+09:00');
      await Promise.all([world.service.drain(), other.service.drain()]);
      for (const good of goods) {
        const changes = await world.changesOf(good);
        expect(changes.filter((change) => change === 'DELAYED')).toHaveLength(3);
      }
    } finally {
      await other.service.stopService();
    }
  });

  describe('where the good extends by itself', () => {
    it('is a day longer each midnight while nobody waits for it, and is not late', async () => {
      const good = await world.good(lender, { terms: { autoExtend: true } });
      const { id } = await world.book(hana, good, '2027-01-10', '2027-01-12');
      await comes('2027-01-13T00:00:01+09:00');
      await comes('2027-01-14T00:00:01+09:00');
      const { endDate, extendedDays, state, overdueInDays } = await look(id);
      expect([endDate, extendedDays, state, overdueInDays]).toEqual([
        '2027-01-14',
        2,
        enumOf(SETS.bookingState, 'reserved'),
        0,
      ]);
      expect((await world.changesOf(good)).slice(1)).toEqual(['AUTO_EXTENDED', 'AUTO_EXTENDED']);
    });

    it('is late where somebody has booked that day, who is then moved', async () => {
      const good = await world.good(lender, { terms: { autoExtend: true } });
      const late = await world.book(hana, good, '2027-01-10', '2027-01-12');
      const next = await world.book(ken, good, '2027-01-13');
      await comes('2027-01-13T00:00:01+09:00');
      expect((await look(late.id)).state).toBe(enumOf(SETS.bookingState, 'overdue'));
      expect(await datesOf(next.id)).toBe('14-14');
      expect(await world.changesOf(good)).toEqual(['CREATED', 'CREATED', 'DELAYED']);
    });

    it('catches up with what is out when the lender wants it from now on, and leaves alone what is back', async () => {
      const good = await world.good(lender);
      const late = await world.book(hana, good, '2027-01-10', '2027-01-12');
      await comes('2027-01-14T12:00:00+09:00');
      await world.good(lender, { id: good, terms: { autoExtend: true } });
      await world.service.drain();
      expect((await look(late.id)).endDate).toBe('2027-01-14');
      await world.bookings(hana).returnBooking({ id: late.id });
      await comes('2027-01-15T00:00:01+09:00');
      expect((await look(late.id)).endDate).toBe('2027-01-14');
    });
  });
});
