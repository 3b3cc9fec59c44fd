import { messages, reservation } from '@kashikari/contracts';
import { narrowedTo, type Actor } from '@kashikari/kernel';
import { codeOf, World } from './world';

const list = (asked: Partial<reservation.ListBookingsRequest>) =>
  reservation.ListBookingsRequest.fromPartial({ page: { page: 1, perPage: 100 }, ...asked });

/** Two lenders, a borrower of both, and each shell from which requests come. */
describe('at the shell of one lender', () => {
  let world: World;
  let [minato, himawari, borrower] = ['', '', ''];
  let [camera, tent] = ['', ''];
  let theirs: reservation.Booking;
  let ours: reservation.Booking;
  const DAY = '2027-01-10';

  beforeAll(async () => {
    world = await World.start();
    [minato, himawari, borrower] = [await world.user(), await world.user(), await world.user()];
    camera = await world.good(minato, { title: 'Camera' });
    tent = await world.good(himawari, { title: 'Tent' });
    ours = await world.book(borrower, camera, DAY);
    theirs = await world.book(borrower, tent, DAY);
  });
  afterAll(() => world.stop());

  const at = (userId: string, lenderId: string): Actor => narrowedTo({ kind: 'user', userId }, [lenderId]);

  it('bookings of another lender are in no list, also of who made them and of who lends', async () => {
    for (const userId of [borrower, himawari]) {
      for (const scope of [
        reservation.BookingScope.BOOKING_SCOPE_USE,
        reservation.BookingScope.BOOKING_SCOPE_LEND,
      ]) {
        const { bookings } = await world.bookings(at(userId, minato)).listBookings(list({ scope }));
        expect(bookings.filter(({ goodId }) => goodId === tent)).toEqual([]);
      }
    }
    const { bookings } = await world
      .bookings(at(borrower, minato))
      .listBookings(list({ scope: reservation.BookingScope.BOOKING_SCOPE_USE }));
    expect(bookings.map(({ id }) => id)).toEqual([ours.id]);
  });

  it('a booking of another lender is not there, to read, to change, or to write to', async () => {
    const client = world.bookings(at(borrower, minato));
    expect(await codeOf(client.getBooking({ id: theirs.id }))).toBe('not_found');
    expect(await codeOf(client.cancelBooking({ id: theirs.id }))).toBe('not_found');
    const threads = world.messages(at(borrower, minato));
    expect(
      await codeOf(threads.listMessages(messages.ListMessagesRequest.fromPartial({ bookingId: theirs.id }))),
    ).toBe('not_found');
    expect(
      await codeOf(
        threads.createMessage(
          messages.CreateMessageRequest.fromPartial({ bookingId: theirs.id, body: 'Hello' }),
        ),
      ),
    ).toBe('not_found');
    expect(await codeOf(client.getBooking({ id: ours.id }))).toBe('ok');
  });

  it('a good of another lender has no schedule and is not booked, one by one or many', async () => {
    const schedules = world.schedules(at(borrower, minato));
    const { schedules: seen } = await schedules.getSchedules({ goodIds: [camera, tent], from: DAY, days: 7 });
    expect(seen.map((one) => one.goodId)).toEqual([camera]);
    const actor = at(borrower, minato);
    expect(await codeOf(world.book(actor, tent, '2027-01-20'))).toBe('not_found');
    expect(await codeOf(world.book(actor, camera, '2027-01-20'))).toBe('ok');
  });
});
