import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { WANTED, Waiters } from './waiters';
import { busyOf, codeOf, DAY, refusalOf, START, World } from './world';

describe('who waits for what is taken', () => {
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

  it('knows its place, and may only wait for what it can’t book', async () => {
    const { good } = await line.taken();
    const first = await line.join(ken, good);
    const second = await line.join(aya, good, WANTED, '2027-01-14');
    expect([first.state, first.place, second.place]).toEqual([enumOf(SETS.waitState, 'waiting'), 1, 2]);
    expect(first.permissions).toEqual(['leave']);
    expect(await codeOf(line.join(ken, good))).toBe('wait.exists');
    expect(await codeOf(line.join(ken, good, '2027-01-20'))).toBe('wait.free_now');
    expect(await codeOf(line.join(ken, good, '2027-01-01'))).toBe('booking.in_the_past');
    expect(await codeOf(line.join(ken, good, WANTED, WANTED, 2))).toBe('booking.quantity');
  });

  it('can’t wait for what it may not book', async () => {
    const members = await world.good(lender, { isPublicUse: false, isPublic: true });
    const hidden = await world.good(lender, { isPublicUse: false });
    const restricted = await world.good(lender, { terms: { restrictReservation: true } });
    expect(await codeOf(line.join(ken, members))).toBe('booking.not_a_member');
    expect(await codeOf(line.join(ken, hidden))).toBe('not_found');
    expect(await codeOf(line.join(ken, restricted))).toBe('booking.restricted');
  });

  it('is asked the moment it becomes free, and what it is asked for is held', async () => {
    const { good, booking } = await line.taken();
    const wait = await line.join(ken, good);
    await line.cancel(booking.id);
    const asked = await line.look(ken, wait.id);
    expect(asked.state).toBe(enumOf(SETS.waitState, 'offered'));
    expect(asked.permissions).toEqual(['accept', 'decline', 'leave']);
    expect(asked.answerBy?.getTime()).toBe((asked.offeredAt as Date).getTime() + DAY);
    for (const who of [aya, lender])
      expect(await codeOf(world.book(who, good, WANTED))).toBe('booking.unavailable');
    const { schedules } = await world
      .schedules(lender)
      .getSchedules({ goodIds: [good], from: WANTED, days: 1 });
    expect(busyOf(schedules[0])).toMatchObject([{ state: 'held', userId: ken, bookingId: '', mine: false }]);
    expect((await world.bookings(lender).listBookings(ofGood(good))).bookings).toHaveLength(1);
    expect(await codeOf(world.bookings(lender).getBooking({ id: wait.id }))).toBe('not_found');
    expect(await codeOf(world.bookings(lender).cancelBooking({ id: wait.id }))).toBe('not_found');
  });

  it('books by accepting, once', async () => {
    const { good, booking } = await line.taken();
    const { id } = await line.join(ken, good);
    expect(await codeOf(line.accept(ken, id))).toBe('wait.not_offered');
    await line.cancel(booking.id);
    expect(await codeOf(line.accept(aya, id))).toBe('not_found');
    expect(await codeOf(line.accept(lender, id))).toBe('forbidden');
    const answer = await line.accept(ken, id);
    expect(answer.wait).toMatchObject({
      state: enumOf(SETS.waitState, 'booked'),
      bookingId: answer.booking?.id,
    });
    expect(answer.booking).toMatchObject({
      userId: ken,
      startDate: WANTED,
      state: enumOf(SETS.bookingState, 'reserved'),
    });
    expect(await refusalOf(line.accept(ken, id))).toMatchObject({
      code: 'wait.over',
      params: { state: 'booked', allowed: [] },
    });
    expect(await line.told(good)).toEqual(['JOINED', 'OFFERED', 'BOOKED']);
  });

  it('gives the same answer to the same accepting', async () => {
    const { good, booking } = await line.taken();
    const { id } = await line.join(ken, good);
    await line.cancel(booking.id);
    const idempotency = { key: id, bodyHash: 'a' };
    const [first, again] = [
      await line.queue(ken).acceptWait({ id }, { idempotency }),
      await line.queue(ken).acceptWait({ id }, { idempotency }),
    ];
    expect(again).toEqual(first);
  });

  it('declines, or leaves, and the next is asked', async () => {
    const { good, booking } = await line.taken();
    const first = await line.join(ken, good);
    const second = await line.join(aya, good);
    const third = await line.join(lender, good);
    await line.cancel(booking.id);
    await line.queue(ken).declineWait({ id: first.id });
    await line.queue(aya).leaveWait({ id: second.id });
    expect(await line.statesOf(good)).toEqual(['declined', 'left', 'offered']);
    await line.accept(lender, third.id);
    expect(await line.statesOf(good)).toEqual(['declined', 'left', 'booked']);
  });

  it('is taken out of the line by a manager, whom it does not ask', async () => {
    const { good, booking } = await line.taken();
    const wait = await line.join(ken, good);
    await line.cancel(booking.id);
    expect(await codeOf(line.queue(aya).leaveWait({ id: wait.id }))).toBe('not_found');
    await line.queue(lender).leaveWait({ id: wait.id });
    expect(await codeOf(world.book(aya, good, WANTED))).toBe('ok');
  });

  it('is seen by who manages the good, and by nobody else', async () => {
    const { good } = await line.taken();
    await line.join(ken, good);
    await line.join(aya, good);
    expect(await line.listed(lender, good)).toMatchObject([
      { userId: ken, place: 1, permissions: ['leave'] },
      { userId: aya, place: 2 },
    ]);
    expect(await line.listed(aya, good)).toMatchObject([{ userId: aya, place: 2 }]);
    expect(await line.listed(hana, good)).toEqual([]);
  });
});

function ofGood(goodId: string): reservation.ListBookingsRequest {
  return reservation.ListBookingsRequest.fromPartial({ scope: enumOf(SETS.bookingScope, 'all'), goodId });
}
