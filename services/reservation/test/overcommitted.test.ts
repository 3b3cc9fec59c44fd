import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { codeOf, START, World } from './world';

describe('a good of which more is claimed than there is', () => {
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

  const tooMany = async (who: string, goodId: string) => {
    const request = reservation.ListBookingsRequest.fromPartial({
      goodId,
      overcommitted: true,
      sort: enumOf(SETS.bookingSort, 'start_at'),
    });
    const { bookings } = await world.bookings(who).listBookings(request);
    return bookings.map(({ startDate }) => startDate.slice(8));
  };

  it('has its bookings listed to who manages it, from the moment that the quantity is lowered', async () => {
    const good = await world.good(lender, { terms: { quantity: 2 } });
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    const second = await world.book(ken, good, '2027-01-12', '2027-01-14');
    await world.book(ken, good, '2027-01-20');
    expect(await tooMany(lender, good)).toEqual([]);
    await world.good(lender, { id: good, terms: { quantity: 1 } });
    expect(await tooMany(lender, good)).toEqual(['10', '12']);
    expect(await tooMany(hana, good)).toEqual([]);
    expect(await codeOf(world.bookings(ken).cancelBooking({ id: second.id }))).toBe('ok');
    expect(await tooMany(lender, good)).toEqual([]);
  });

  it('delays nobody by that alone', async () => {
    const good = await world.good(lender, { terms: { quantity: 2 } });
    await world.book(hana, good, '2027-01-10', '2027-01-12');
    await world.book(ken, good, '2027-01-11');
    await world.good(lender, { id: good, terms: { quantity: 1 } });
    world.at('2027-01-11T00:00:01+09:00');
    await world.service.drain();
    expect(await world.changesOf(good)).toEqual(['CREATED', 'CREATED']);
  });
});
