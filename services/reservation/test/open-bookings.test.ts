import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.stop());

it('the list has on demand only what is reserved or out', async () => {
  const lender = await world.user({ rules: { manageHandOver: true } });
  const borrower = await world.user();
  const good = await world.good(lender, { terms: { quantity: 5 } });
  const [ahead, out, back, gone] = [
    await world.book(borrower, good, '2027-01-20'),
    await world.book(borrower, good, '2027-01-04'),
    await world.book(borrower, good, '2027-01-04'),
    await world.book(borrower, good, '2027-01-21'),
  ];
  for (const { id } of [out, back]) await world.bookings(lender).handOverBooking({ id });
  await world.bookings(lender).returnBooking({ id: back.id });
  await world.bookings(borrower).cancelBooking({ id: gone.id });
  const idsIf = async (open: boolean) => {
    const scope = enumOf(SETS.bookingScope, 'lend');
    const query = reservation.ListBookingsRequest.fromPartial({ scope, open });
    return (await world.bookings(lender).listBookings(query)).bookings.map(({ id }) => id).sort();
  };
  expect(await idsIf(true)).toEqual([ahead.id, out.id].sort());
  expect(await idsIf(false)).toEqual([ahead.id, out.id, back.id, gone.id].sort());
});
