import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { WANTED, Waiters } from './waiters';
import { busyOf, codeOf, days, DAY, hours, request, START, World } from './world';

describe('whose turn it is', () => {
  let world: World;
  let line: Waiters;
  let lender: string;
  let hana: string;
  let ken: string;
  let aya: string;
  beforeAll(async () => {
    world = await World.start();
    line = await Waiters.in(world);
    ({ lender, hana, ken, aya } = line);
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  it('loses the offer when the lender’s time is over, and the next is asked', async () => {
    const { good, booking, owner } = await line.taken({ rules: { queueAnswerHours: 2 } });
    const first = await line.join(ken, good);
    const second = await line.join(aya, good);
    await line.cancel(booking.id);
    const { answerBy, offeredAt } = await line.look(ken, first.id);
    expect(answerBy!.getTime() - offeredAt!.getTime()).toBe(2 * 3_600_000);
    world.clock.set(answerBy!.getTime());
    // A moment before the deadline is in time. The deadline itself is late, whether or not the job has run.
    expect(await codeOf(line.accept(ken, first.id))).toBe('wait.lapsed');
    await world.service.drain();
    expect(await line.statesOf(good, owner)).toEqual(['lapsed', 'offered']);
    expect(await codeOf(line.accept(ken, first.id))).toBe('wait.lapsed');
    expect(await codeOf(line.accept(aya, second.id))).toBe('ok');
    expect(await line.told(good)).toEqual(['JOINED', 'JOINED', 'OFFERED', 'LAPSED', 'OFFERED', 'BOOKED']);
  });

  it('is never held past the start, and lapses quietly when the range has passed', async () => {
    const { good, booking } = await line.taken();
    const first = await line.join(ken, good);
    const second = await line.join(aya, good);
    world.at('2027-01-12T20:00:00+09:00');
    await world.service.drain();
    await line.cancel(booking.id);
    expect((await line.look(ken, first.id)).answerBy).toEqual(new Date('2027-01-13T00:00:00+09:00'));
    world.at('2027-01-13T00:00:00+09:00');
    await world.service.drain();
    // It may still go out on its first day.
    expect((await line.look(aya, second.id)).answerBy).toEqual(new Date('2027-01-14T00:00:00+09:00'));
    const late = await line.join(ken, good);
    world.at('2027-01-14T00:00:00+09:00');
    await world.service.drain();
    expect(await line.statesOf(good)).toEqual(['lapsed', 'lapsed', 'passed']);
    expect((await line.look(ken, late.id)).permissions).toEqual([]);
    const { schedules } = await world
      .schedules(lender)
      .getSchedules({ goodIds: [good], from: WANTED, days: 2 });
    expect(busyOf(schedules[0])).toEqual([]);
  });

  it.each<[string, (good: string, booking: string) => Promise<unknown>]>([
    [
      'an early return',
      (_, id) => {
        world.at('2027-01-13T10:00:00+09:00');
        return world.bookings(hana).returnBooking({ id });
      },
    ],
    ['a move', (_, id) => world.bookings(hana).updateBooking({ id, range: days('2027-01-25') })],
    ['more units', (good) => world.good(lender, { id: good, terms: { quantity: 2 } })],
  ])('is asked after %s', async (_, frees) => {
    const { good, booking } = await line.taken();
    const wait = await line.join(ken, good);
    await frees(good, booking.id);
    expect((await line.look(ken, wait.id)).state).toBe(enumOf(SETS.waitState, 'offered'));
  });

  it('is asked after a booking became shorter, or smaller', async () => {
    const good = await world.good(lender, { terms: { quantity: 3 } });
    const { id } = await world.book(hana, good, '2027-01-12', '2027-01-14', { quantity: 3 });
    const two = await line.join(ken, good, '2027-01-13', '2027-01-13', 2);
    const later = await line.join(aya, good, '2027-01-14', '2027-01-14');
    await world.bookings(hana).updateBooking({ id, range: undefined, quantity: 2 });
    expect(await line.statesOf(good)).toEqual(['waiting', 'offered']);
    await world.bookings(hana).updateBooking({ id, range: days('2027-01-12') });
    expect(await line.statesOf(good)).toEqual(['offered', 'offered']);
    expect([two.place, later.place]).toEqual([1, 1]);
  });

  it('is asked by the hour, until the start', async () => {
    const good = await world.good(lender, { terms: { isHourly: true } });
    const range = hours('2027-01-05T10:00:00+09:00', '2027-01-05T12:00:00+09:00');
    const { booking } = await world.bookings(hana).createBooking({ ...request(good, ''), range });
    const { wait } = await line.queue(ken).createWait({ goodId: good, range, quantity: 1 });
    await line.cancel(booking!.id);
    const asked = await line.look(ken, wait!.id);
    expect([asked.state, asked.isHourly, asked.answerBy]).toEqual([
      enumOf(SETS.waitState, 'offered'),
      true,
      new Date('2027-01-05T10:00:00+09:00'),
    ]);
    expect((await line.accept(ken, wait!.id)).booking?.startAt).toEqual(range.startAt);
  });

  it('waits for an exclusive good, whatever the dates, until nobody has it', async () => {
    const good = await world.good(lender, { terms: { isExclusive: true, quantity: 3 } });
    const { id } = await world.book(hana, good, '2027-01-04', '2027-01-05');
    const first = await line.join(ken, good, '2027-01-20');
    const second = await line.join(aya, good, '2027-01-10');
    await world.bookings(hana).returnBooking({ id });
    expect(await line.statesOf(good)).toEqual(['offered', 'waiting']);
    await line.queue(ken).declineWait({ id: first.id });
    expect((await line.look(aya, second.id)).state).toBe(enumOf(SETS.waitState, 'offered'));
  });

  it('waits for today where something is late, and is asked when it is back', async () => {
    const good = await world.good(lender);
    const { id } = await world.book(hana, good, '2027-01-04');
    world.at('2027-01-05T09:00:00+09:00');
    const { id: waitId } = await line.join(ken, good, '2027-01-05');
    await world.bookings(hana).returnBooking({ id });
    const asked = await line.look(ken, waitId);
    expect([asked.state, asked.answerBy]).toEqual([
      enumOf(SETS.waitState, 'offered'),
      new Date('2027-01-06T00:00:00+09:00'),
    ]);
  });

  it('asks as many at once as fit, in their order, and passes over who wants more', async () => {
    const { good, booking } = await line.taken({ quantity: 3 });
    await line.join(ken, good, WANTED, WANTED, 2);
    await line.join(aya, good, WANTED, WANTED, 2);
    await line.join(hana, good);
    await line.join(lender, good);
    await line.cancel(booking.id);
    expect(await line.statesOf(good)).toEqual(['offered', 'waiting', 'offered', 'waiting']);
  });

  it('passes over who would not pass the rules by now', async () => {
    const owner = await world.user({ rules: { maxSupplies: 1, limitSupplyRegardlessOfDate: true } });
    const good = await world.good(owner);
    const other = await world.good(owner);
    const { id } = await world.book(hana, good, WANTED);
    await line.join(ken, good);
    await line.join(aya, good);
    await world.book(ken, other, '2027-01-20');
    await line.cancel(id);
    expect(await line.statesOf(good, owner)).toEqual(['waiting', 'offered']);
  });

  it('is asked once it holds less of the lender’s elsewhere', async () => {
    const owner = await world.user({ rules: { maxSupplies: 1, limitSupplyRegardlessOfDate: true } });
    const [good, other] = [await world.good(owner), await world.good(owner)];
    const { id } = await world.book(hana, good, WANTED);
    const wait = await line.join(ken, good);
    const elsewhere = await world.book(ken, other, '2027-01-20');
    await line.cancel(id);
    expect((await line.look(ken, wait.id)).state).toBe(enumOf(SETS.waitState, 'waiting'));
    await line.cancel(elsewhere.id, ken);
    await world.service.drain();
    expect((await line.look(ken, wait.id)).state).toBe(enumOf(SETS.waitState, 'offered'));
  });

  it('keeps the offer when accepting is refused', async () => {
    const owner = await world.user({ rules: { maxSupplies: 1, limitSupplyRegardlessOfDate: true } });
    const good = await world.good(owner);
    const other = await world.good(owner);
    const { id } = await world.book(hana, good, WANTED);
    const wait = await line.join(ken, good);
    await line.cancel(id);
    const elsewhere = await world.book(ken, other, '2027-01-20');
    expect(await codeOf(line.accept(ken, wait.id))).toBe('booking.max_supplies');
    expect(await codeOf(world.book(aya, good, WANTED))).toBe('booking.unavailable');
    await line.cancel(elsewhere.id, ken);
    expect(await codeOf(line.accept(ken, wait.id))).toBe('ok');
  });

  it('accepts what it was asked for though the days ahead would be too few by now', async () => {
    const { good, booking } = await line.taken({ rules: { atLeastDaysAhead: 9, queueAnswerHours: 48 } });
    const { id } = await line.join(ken, good);
    await line.cancel(booking.id);
    world.clock.set(world.clock.now() + DAY);
    expect(await codeOf(world.book(aya, good, WANTED))).toBe('booking.at_least_days_ahead');
    expect(await codeOf(line.accept(ken, id))).toBe('ok');
  });

  it('goes with its good, and its hold with it', async () => {
    const { good, booking } = await line.taken();
    const wait = await line.join(ken, good);
    await line.join(aya, good);
    await line.cancel(booking.id);
    await world.good(lender, { id: good, deleted: true });
    expect((await line.look(ken, wait.id)).state).toBe(enumOf(SETS.waitState, 'withdrawn'));
    expect(await line.told(good)).toEqual(['JOINED', 'JOINED', 'OFFERED', 'WITHDRAWN', 'WITHDRAWN']);
    expect(
      (
        await world.service.as(SYSTEM).connect(reservation.ScheduleServiceClient).countLiveBookings({
          groupId: '',
          userId: '',
          goodId: good,
          lenderId: '',
        })
      ).live,
    ).toBe(0);
  });

  it('keeps a late thing from extending by itself over a day that somebody wants', async () => {
    const good = await world.good(lender, { terms: { autoExtend: true } });
    const { id } = await world.book(hana, good, WANTED, '2027-01-14');
    await line.join(ken, good, '2027-01-14', '2027-01-15');
    world.at('2027-01-15T00:00:01+09:00');
    await world.service.drain();
    const shown = (await world.bookings(lender).getBooking({ id })).booking;
    expect([shown?.endDate, shown?.state]).toEqual(['2027-01-14', enumOf(SETS.bookingState, 'overdue')]);
  });

  it('ends before those who have booked begin, so that nobody is moved for an offer', async () => {
    const good = await world.good(lender, { terms: { quantity: 2 } });
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const starts = await world.book(aya, good, WANTED);
    const blocks = await world.book(hana, good, WANTED, '2027-01-14');
    const { id } = await line.join(ken, good, WANTED, '2027-01-14');
    await line.cancel(blocks.id);
    expect((await line.look(ken, id)).state).toBe(enumOf(SETS.waitState, 'offered'));
    world.at('2027-01-12T23:59:00+09:00');
    await world.service.drain();
    world.at('2027-01-13T00:00:01+09:00');
    await world.service.drain();
    expect((await world.bookings(aya).getBooking({ id: starts.id })).booking?.startDate).toBe(WANTED);
  });
});
