import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { byHand, type ByHand } from './rows';
import { World } from './world';

/** PostgreSQL knows the abbreviation, and calendars do not: bookings of this lender cannot be computed. */
const BAD_ZONE = 'JST';

describe('a row that cannot be computed', () => {
  let world: World;
  let hand: ByHand;
  let borrower: string;
  let good: string;
  let badGood: string;

  beforeAll(async () => {
    world = await World.start();
    hand = await byHand(world.service.database);
    const [lender, badLender] = [await world.user(), await world.user()];
    borrower = await world.user();
    good = await world.good(lender);
    badGood = await world.good(badLender);
    for (const id of [good, badGood]) await world.book(borrower, id, '2027-01-10');
    await hand.asOwner(`
      alter table booking disable trigger user;
      update account set zone = '${BAD_ZONE}' where id = '${badLender}';
      update booking set zone = '${BAD_ZONE}' where lender_id = '${badLender}';
      alter table booking enable trigger user;`);
  });
  afterAll(async () => {
    await hand.close();
    await world.stop();
  });

  it('is left out of a list of bookings, and counted', async () => {
    const query = reservation.ListBookingsRequest.fromPartial({ scope: enumOf(SETS.bookingScope, 'use') });
    const { bookings } = await world.bookings(borrower).listBookings(query);
    expect(bookings.map(({ goodId }) => goodId)).toEqual([good]);
    const figures = await (await fetch(`${world.service.opsUrl}/metrics`)).text();
    expect(figures).toMatch(/rows_left_out_total\{list="bookings"[^}]*\} 1/);
  });

  it('is left out of schedules', async () => {
    const asked = { goodIds: [badGood, good], from: '2027-01-10', days: 3 };
    const { schedules } = await world.schedules(borrower).getSchedules(asked);
    expect(schedules.map(({ goodId }) => goodId)).toEqual([good]);
  });
});
