import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { byHand, type ByHand } from './rows';
import { Waiters } from './waiters';
import { codeOf, refusalOf, START, World, type Terms } from './world';

/** A morning on which the tripods of these tests are out. */
const OUT = '2027-01-11T10:00:00+09:00';

describe('a booking of which a part is back', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  let hand: ByHand;

  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
    hand = await byHand(world.service.database);
  });
  afterAll(async () => {
    await hand.close();
    await world.stop();
  });
  beforeEach(() => world.at(START));

  /** Two of five are out until the 12th; answers the good and the booking. */
  async function twoOfFive(terms: Terms = {}) {
    const good = await world.good(lender, { terms: { quantity: 5, ...terms } });
    const { id } = await world.book(hana, good, '2027-01-10', '2027-01-12', { quantity: 2 });
    world.at(OUT);
    return { good, id };
  }

  const free = async (good: string) => {
    const asked = { goodIds: [good], from: '2027-01-11', days: 2 };
    const { schedules } = await world.schedules(ken).getSchedules(asked);
    return schedules[0]?.days.map(({ remaining }) => remaining);
  };

  /** Returns the rows of the table of claims: kind, units and returned units. */
  const claims = async (good: string) => {
    const text = `select concat_ws(' ', kind, quantity, returned_quantity) as line from booking where good_id = $1 order by 1`;
    const { rows } = await hand.app.query<{ line: string }>(text, [good]);
    return rows.map(({ line }) => line);
  };

  const back = (id: string, quantity?: number) => world.bookings(lender).returnBooking({ id, quantity });

  it('stays out with the rest, and others can have at once what is back', async () => {
    const { good, id } = await twoOfFive();
    expect(await free(good)).toEqual([3, 3]);
    const { booking } = await back(id, 1);
    expect(booking).toMatchObject({ quantity: 2, returnedQuantity: 1, returnedAt: undefined });
    expect(booking?.permissions).toEqual(expect.arrayContaining(['return', 'revert_return', 'extend']));
    expect([await free(good), await claims(good)]).toEqual([
      [4, 4],
      ['booking 1 1', 'part 1 0'],
    ]);
    expect(await codeOf(world.book(ken, good, '2027-01-11', '2027-01-12', { quantity: 5 }))).toBe(
      'booking.on_loan',
    );
    expect(await codeOf(world.book(ken, good, '2027-01-11', '2027-01-12', { quantity: 4 }))).toBe('ok');
  });

  it('is out as before once that is taken back, and returned with the last of it', async () => {
    const { good, id } = await twoOfFive();
    await back(id, 1);
    const undone = (await world.bookings(lender).revertReturn({ id })).booking;
    expect(undone?.returnedQuantity).toBe(0);
    expect([await free(good), await claims(good)]).toEqual([[3, 3], ['booking 2 0']]);
    await back(id, 1);
    const whole = (await back(id, 1)).booking;
    expect(whole).toMatchObject({ returnedQuantity: 2, state: enumOf(SETS.bookingState, 'returned') });
    expect(await free(good)).toEqual([5, 5]);
    const again = (await world.bookings(lender).revertReturn({ id })).booking;
    expect(again?.returnedQuantity).toBe(1);
    const told = (await world.eventsOf(good)).map(({ change, returnedQuantity, freedQuantity }) =>
      [change, returnedQuantity, freedQuantity].join(' '),
    );
    expect(told).toEqual([
      'CREATED 0 0',
      'RETURNED_IN_PART 1 1',
      'RETURN_REVERTED 0 0',
      'RETURNED_IN_PART 1 1',
      'RETURNED 1 1',
      'RETURN_REVERTED 1 1',
    ]);
  });

  it('can’t be taken back when others have it by then, nor can more come back than is out', async () => {
    const { good, id } = await twoOfFive();
    expect(await refusalOf(back(id, 3))).toMatchObject({ code: 'booking.quantity', params: { max: 2 } });
    expect(await codeOf(back(id, 0))).toBe('validation');
    await back(id, 1);
    await world.book(ken, good, '2027-01-11', '2027-01-11', { quantity: 4 });
    const refusal = await refusalOf(world.bookings(lender).revertReturn({ id }));
    expect(refusal).toMatchObject({ code: 'booking.on_loan', params: { free: 1 } });
    expect(await claims(good)).toEqual(['booking 1 1', 'booking 4 0', 'part 1 0']);
  });

  it('keeps the margin of what is back, which its lender and borrower see as one booking', async () => {
    const { good, id } = await twoOfFive({ marginDays: 1 });
    await back(id, 1);
    expect(await free(good)).toEqual([3, 3]);
    const { schedules } = await world
      .schedules(lender)
      .getSchedules({ goodIds: [good], from: '2027-01-11', days: 2 });
    expect(schedules[0]?.busy?.mine).toHaveLength(2);
    const list = reservation.ListBookingsRequest.fromPartial({ goodId: good });
    const { bookings } = await world.bookings(lender).listBookings(list);
    expect(bookings.map((one) => one.id)).toEqual([id]);
  });

  it('lets whoever waits have what came back', async () => {
    const line = await Waiters.in(world);
    const good = await world.good(lender, { terms: { quantity: 2 } });
    const { id } = await world.book(hana, good, '2027-01-10', '2027-01-13', { quantity: 2 });
    const wait = await line.join(line.ken, good);
    world.at(OUT);
    await back(id, 1);
    expect((await line.look(line.ken, wait.id)).state).toBe(enumOf(SETS.waitState, 'offered'));
  });

  it('counts each unit once, however many desks take it in at the same moment', async () => {
    const { good, id } = await twoOfFive();
    const second = await world.second();
    const desks = [world, second, world, second];
    const codes = await Promise.all(
      desks.map((desk) => codeOf(desk.bookings(lender).returnBooking({ id, quantity: 1 }))),
    );
    await second.stop();
    expect(codes.sort()).toEqual(['booking.already_returned', 'booking.already_returned', 'ok', 'ok']);
    expect(await claims(good)).toEqual(['booking 1 1', 'part 1 0']);
  });
});
