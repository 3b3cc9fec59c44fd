import { enumOf, SETS } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { codeOf, days, World } from './world';

let world: World;
beforeAll(async () => (world = await World.start()));
afterAll(() => world.stop());

test('the system records a booking of the past as its people made it then, and nobody else does', async () => {
  const [lenderId, userId] = [await world.user(), await world.user()];
  const goodId = await world.good(lenderId, { terms: { pricePerDay: 800 } });
  const madeAt = new Date('2026-12-12T09:00:00+09:00');
  const returnedAt = new Date('2026-12-14T16:00:00+09:00');
  const range = { ...days('2026-12-13', '2026-12-14') };
  const past = { goodId, userId, lenderId, quantity: 1, range, madeAt, returnedAt };
  const { booking } = await world.bookings(SYSTEM).importBooking(past);
  const seen = await world.bookings(userId).getBooking({ id: booking!.id });
  expect(seen.booking).toMatchObject({
    ...{ goodId, userId, startDate: '2026-12-13', createdAt: madeAt, returnedAt, receivedAt: undefined },
    price: undefined,
    state: enumOf(SETS.bookingState, 'returned'),
  });
  const out = await world.bookings(SYSTEM).importBooking({
    ...{ ...past, returnedAt: undefined },
    range: days('2027-01-01', '2027-01-03'),
  });
  const late = await world.bookings(userId).getBooking({ id: out.booking!.id });
  expect(late.booking).toMatchObject({ state: enumOf(SETS.bookingState, 'overdue') });
  expect(await codeOf(world.bookings(lenderId).importBooking(past))).toBe('forbidden');
});
