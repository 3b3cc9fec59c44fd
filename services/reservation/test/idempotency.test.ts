import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { codeOf, refusalOf, request, World } from './world';

describe('a booking with an idempotency key', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
  });
  afterAll(() => world.stop());

  const idempotency = (bodyHash = 'a') => ({ key: newId(), bodyHash });

  it('is done once and answered the same', async () => {
    const camera = await world.good(lender, { terms: { quantity: 5 } });
    const options = { idempotency: idempotency() };
    const create = () => world.bookings(hana).createBooking(request(camera, '2027-01-10'), options);
    const first = await create();
    await world.bookings(hana).cancelBooking({ id: first.booking?.id ?? '' });
    expect(await create()).toEqual(first);
    const { bookings } = await world.bookings(hana).listBookings(list({ goodId: camera }));
    expect(bookings).toHaveLength(1);
  });

  it('is refused the same, help and all, even when it has become free', async () => {
    const camera = await world.good(lender);
    const first = await world.book(hana, camera, '2027-01-10');
    const options = { idempotency: idempotency() };
    const create = () => refusalOf(world.bookings(ken).createBooking(request(camera, '2027-01-10'), options));
    const refusal = await create();
    expect(refusal?.code).toBe('booking.unavailable');
    await world.bookings(hana).cancelBooking({ id: first.id });
    expect(await create()).toEqual(refusal);
  });

  it('is refused for another body, and is nobody else’s', async () => {
    const camera = await world.good(lender, { terms: { quantity: 5 } });
    const key = idempotency();
    const create = (who: string, bodyHash: string) =>
      codeOf(
        world
          .bookings(who)
          .createBooking(request(camera, '2027-01-10'), { idempotency: { ...key, bodyHash } }),
      );
    expect([await create(hana, 'a'), await create(hana, 'b'), await create(ken, 'b')]).toEqual([
      'ok',
      'idempotency_key_reused',
      'ok',
    ]);
  });

  it('is done once, however many ask at once', async () => {
    const camera = await world.good(lender, { terms: { quantity: 50 } });
    const options = { idempotency: idempotency() };
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        codeOf(world.bookings(hana).createBooking(request(camera, '2027-01-10'), options)),
      ),
    );
    expect(new Set([...codes, 'ok', 'idempotency_in_progress']).size).toBe(2);
    const { bookings } = await world.bookings(hana).listBookings(list({ goodId: camera }));
    expect(bookings).toHaveLength(1);
  });

  it('is refused for good to each of a crowd, even when it has become free', async () => {
    const camera = await world.good(lender);
    const first = await world.book(hana, camera, '2027-01-10');
    // Every key is used twice: one request stores its refusal, and the other returns the same.
    const keys = Array.from({ length: 30 }, () => idempotency());
    const ask = () =>
      Promise.all(
        [...keys, ...keys].map((key) =>
          refusalOf(world.bookings(ken).createBooking(request(camera, '2027-01-10'), { idempotency: key })),
        ),
      );
    const refusals = await ask();
    expect(new Set(refusals.map((refusal) => refusal?.code))).toEqual(new Set(['booking.unavailable']));
    await world.bookings(hana).cancelBooking({ id: first.id });
    expect(await ask()).toEqual(refusals);
  });
});

function list(more: Partial<reservation.ListBookingsRequest>) {
  return reservation.ListBookingsRequest.fromPartial({ scope: enumOf(SETS.bookingScope, 'all'), ...more });
}
