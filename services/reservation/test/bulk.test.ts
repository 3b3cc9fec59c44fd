import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { codeOf, days, refusalOf, World } from './world';

describe('in bulk', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
  });
  afterAll(() => world.stop());

  const bulk = (goodIds: string[], startDate = '2027-01-10', more: object = {}) =>
    world
      .bookings(hana)
      .bulkCreateBookings({ goodIds, range: days(startDate), memo: '', userId: '', ...more });

  it('books all', async () => {
    const goods = await Promise.all([1, 2, 3].map(() => world.good(lender)));
    const { bookings } = await bulk(goods);
    expect(bookings.map(({ goodId, method }) => [goodId, method])).toEqual(
      goods.map((id) => [id, enumOf(SETS.bookingMethod, 'bulk')]),
    );
    expect(await world.changesOf(goods[2] as string)).toEqual(['CREATED']);
  });

  it('shows of each the others that were booked with it, to who may see them', async () => {
    const goods = await Promise.all([1, 2, 3].map(() => world.good(lender)));
    const later = () => world.clock.set(world.clock.now() + 1);
    later();
    const { bookings } = await bulk(goods, '2027-02-01');
    later();
    await bulk([goods[0] as string], '2027-02-05');
    const [first, ...others] = bookings.map(({ id }) => id);
    const madeWith = async (who: string) => {
      const filter = reservation.ListBookingsRequest.create({
        scope: enumOf(SETS.bookingScope, 'all'),
        madeWith: first!,
      });
      return (await world.bookings(who).listBookings(filter)).bookings.map(({ id }) => id).sort();
    };
    expect(await madeWith(hana)).toEqual(others.sort());
    expect(await madeWith(lender)).toEqual(others.sort());
    expect(await madeWith(ken)).toEqual([]);
  });

  it('books none when one is refused, and names it', async () => {
    const goods = await Promise.all([1, 2, 3].map(() => world.good(lender)));
    await world.book(ken, goods[1] as string, '2027-01-10');
    const options = { idempotency: { key: newId(), bodyHash: 'a' } };
    const try_ = () =>
      refusalOf(
        world
          .bookings(hana)
          .bulkCreateBookings({ goodIds: goods, range: days('2027-01-10'), memo: '', userId: '' }, options),
      );
    const refusal = await try_();
    expect(refusal).toMatchObject({ code: 'booking.unavailable', params: { good_id: goods[1] } });
    expect(await try_()).toEqual(refusal);
    expect(await codeOf(world.book(ken, goods[0] as string, '2027-01-10'))).toBe('ok');
  });

  it.each([
    [{ terms: { isHourly: true } }, 'bulk.hourly'],
    [{ terms: { forReferenceOnly: true } }, 'bulk.reference_only'],
    [{ terms: { restrictReservation: true } }, 'bulk.restricted'],
    [{ terms: { pricePerDay: 500 } }, 'bulk.priced'],
  ])('refuses %p', async (more, code) => {
    const goods = [await world.good(lender), await world.good(lender, more)];
    expect(await refusalOf(bulk(goods))).toMatchObject({ code, params: { good_id: goods[1] } });
  });

  it('refuses none, too many and the same twice', async () => {
    const camera = await world.good(lender);
    expect(await codeOf(bulk([]))).toBe('validation');
    expect(await codeOf(bulk([camera, camera]))).toBe('validation');
    expect(await codeOf(bulk(Array.from({ length: 101 }, newId)))).toBe('validation');
  });

  it('counts its own against the most that a borrower may hold', async () => {
    const strict = await world.user({ rules: { maxSupplies: 2 } });
    const goods = await Promise.all([1, 2, 3].map(() => world.good(strict)));
    expect(await codeOf(bulk(goods))).toBe('booking.max_supplies');
    expect(await codeOf(bulk(goods.slice(0, 2)))).toBe('ok');
  });

  it('returns each with its own outcome', async () => {
    const [a, b] = [await world.good(lender), await world.good(lender)];
    const [out, later] = [await world.book(hana, a, '2027-01-04'), await world.book(hana, b, '2027-01-10')];
    const bookingIds = [out.id, later.id, newId()];
    const { outcomes } = await world.bookings(lender).bulkReturnBookings({ bookingIds });
    expect(outcomes.map(({ bookingId, refusal }) => [bookingId, refusal?.code ?? ''])).toEqual([
      [out.id, ''],
      [later.id, 'booking.not_started'],
      [bookingIds[2], 'not_found'],
    ]);
    expect(outcomes[0]?.booking).toMatchObject({ state: enumOf(SETS.bookingState, 'returned') });
  });

  it('hands over each with its own outcome', async () => {
    const managing = await world.user({ rules: { manageHandOver: true } });
    const [a, b] = [await world.good(managing), await world.good(managing)];
    const [now, later] = [await world.book(hana, a, '2027-01-04'), await world.book(hana, b, '2027-01-10')];
    const bookingIds = [now.id, later.id, newId()];
    const hand = (who: string) => world.bookings(who).bulkHandOverBookings({ bookingIds });
    const codesOf = ({ outcomes }: Awaited<ReturnType<typeof hand>>) =>
      outcomes.map(({ refusal }) => refusal?.code ?? '');
    const managers = 'booking.manager_only';
    expect(codesOf(await hand(hana))).toEqual([managers, managers, 'not_found']);
    const done = await hand(managing);
    expect(codesOf(done)).toEqual(['', 'booking.not_started', 'not_found']);
    expect(done.outcomes[0]?.booking).toMatchObject({ state: enumOf(SETS.bookingState, 'handed_over') });
    expect(codesOf(await hand(managing))[0]).toBe('booking.handed_over');
    bookingIds.push(...Array.from({ length: 98 }, newId));
    expect(await codeOf(hand(managing))).toBe('validation');
  });
});
