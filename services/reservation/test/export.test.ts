import { enumOf, reservation, SETS, textOf } from '@kashikari/contracts';
import { runs } from '../../../packages/platform/src/testing/budget';
import { byHand, type ByHand } from './rows';
import { codeOf, START, World } from './world';

describe('an export', () => {
  let world: World;
  let hand: ByHand;
  let lender: string;
  let hana: string;
  let good: string;

  beforeAll(async () => {
    world = await World.start();
    hand = await byHand(world.service.database);
    lender = await world.user({ name: 'Himawari' });
    hana = await world.user({ name: 'Hana' });
    good = await world.good(lender, { terms: { quantity: 5 }, managementId: 'C-1' });
  });
  afterAll(async () => {
    await hand.close();
    await world.stop();
  });
  beforeEach(() => world.at(START));

  const piece = (who: string, filter: Partial<reservation.ListBookingsRequest> = {}, beforeId = '') =>
    world
      .bookings(who)
      .exportBookings({ filter: reservation.ListBookingsRequest.fromPartial(filter), beforeId });

  async function all(who: string, filter: Partial<reservation.ListBookingsRequest> = {}) {
    const ids: string[] = [];
    for (let more = true; more;) {
      const answer = await piece(who, filter, ids.at(-1));
      ids.push(...answer.bookings.map(({ id }) => id));
      more = answer.more;
    }
    return ids;
  }

  it('tells of each booking what a person wants to read, the newest first', async () => {
    const first = await world.book(hana, good, '2027-01-10', '2027-01-12', { memo: 'school play' });
    const second = await world.book(hana, good, '2027-01-20');
    await world.bookings(hana).cancelBooking({ id: second.id });
    const { bookings, more } = await piece(lender, { scope: enumOf(SETS.bookingScope, 'lend') });
    expect(more).toBe(false);
    expect(bookings.map(({ id, state }) => [id, textOf(SETS.bookingState, state)])).toEqual([
      [second.id, 'cancelled'],
      [first.id, 'reserved'],
    ]);
    expect(bookings[1]).toMatchObject({
      goodTitle: 'Camera',
      managementId: 'C-1',
      lenderName: 'Himawari',
      borrowerName: 'Hana',
      startDate: '2027-01-10',
      endDate: '2027-01-12',
      timeZone: 'Asia/Tokyo',
      memo: 'school play',
    });
  });

  it('narrows as the list does', async () => {
    expect(
      await all(lender, {
        scope: enumOf(SETS.bookingScope, 'lend'),
        state: enumOf(SETS.bookingState, 'cancelled'),
      }),
    ).toHaveLength(1);
    expect(await all(lender, { scope: enumOf(SETS.bookingScope, 'use') })).toEqual([]);
    expect(
      await all(hana, { scope: enumOf(SETS.bookingScope, 'use'), to: new Date('2027-01-12T00:00:00Z') }),
    ).toHaveLength(1);
  });

  it('says how many units are back while the rest is out', async () => {
    const [other, ken] = [await world.user(), await world.user()];
    const tripods = await world.good(other, { terms: { quantity: 5 } });
    const { id } = await world.book(ken, tripods, '2027-01-05', '2027-01-07', { quantity: 3 });
    world.at('2027-01-06T12:00:00+09:00');
    await world.bookings(other).returnBooking({ id, quantity: 2 });
    const { bookings } = await piece(other);
    expect(bookings.map(({ quantity, returnedQuantity }) => [quantity, returnedQuantity])).toEqual([[3, 2]]);
  });

  it('holds nothing that is not the reader’s to know', async () => {
    const stranger = await world.user();
    expect(await all(stranger)).toEqual([]);
    expect(await all(stranger, { goodId: good })).toEqual([]);
    expect(
      await codeOf(world.bookings({ kind: 'visitor' }).exportBookings({ filter: undefined, beforeId: '' })),
    ).toBe('unauthenticated');
  });

  it('of bookings by the ten thousand is told in pieces, each booking once', async () => {
    const most = runs(20_000, 100_000);
    await hand.asOwner(`
      alter table booking disable trigger user;
      insert into booking (good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at, agreed_end_at, zone,
          claim, created_at, updated_at)
        select '${good}', '${lender}', '${hana}', day, day, day, day + 1, day + 1, 'UTC',
          tstzrange(day, day + 1), now(), now()
          from (select date '2030-01-01' + n % 3000 as day from generate_series(1, ${most - 2}) as n) as days;
      alter table booking enable trigger user;
      analyze booking;`);
    const ids = await all(lender, { scope: enumOf(SETS.bookingScope, 'lend') });
    expect(ids).toHaveLength(most);
    expect(new Set(ids).size).toBe(most);
    expect(ids).toEqual([...ids].sort().reverse());
  });
});
