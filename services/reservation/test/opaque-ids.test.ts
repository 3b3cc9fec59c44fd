import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { codeOf, World } from './world';

describe('bookings of a public good', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.stop());

  const query = (more: Partial<reservation.ListBookingsRequest>) =>
    reservation.ListBookingsRequest.fromPartial(more);

  it('do not show a stranger when or in which order bookings of a public good were made', async () => {
    const [hana, stranger] = [await world.user(), await world.user()];
    const open = await world.good(await world.user(), { isPublic: true, isPublicUse: true });
    const days = ['2027-02-20', '2027-02-10', '2027-02-15'];
    const made: string[] = [];
    for (const day of days) made.push((await world.book(hana, open, day)).id);
    for (const sort of ['latest', 'start_at', 'end_at'] as const) {
      const asked = query({ goodId: open, sort: enumOf(SETS.bookingSort, sort) });
      const { bookings } = await world.bookings(stranger).listBookings(asked);
      expect(bookings.map(({ startDate }) => startDate)).toEqual([...days].sort());
      expect(bookings.map(({ version }) => version)).toEqual([1, 1, 1]);
      for (const { id } of bookings) {
        expect(made).not.toContain(id);
        // The version of the UUID: one that holds no time.
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
        expect(await codeOf(world.bookings(stranger).getBooking({ id }))).toBe('not_found');
      }
      expect(new Set(bookings.map(({ id }) => id)).size).toBe(3);
    }
    const own = await world.bookings(hana).listBookings(query({ goodId: open }));
    expect(own.bookings.map(({ id }) => id)).toEqual([...made].reverse());
  });
});
