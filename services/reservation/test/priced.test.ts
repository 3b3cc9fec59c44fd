import {
  catalog,
  catalogEvents,
  enumOf,
  payments,
  reservation,
  type reservationEvents,
  SETS,
} from '@kashikari/contracts';
import { serve } from '@kashikari/platform/testing';
import { codeOf, days, refusalOf, request, START, World } from './world';

const PRICES = { pricePerDay: 1000, pricePerWeek: 5000 };

describe('a good that costs something', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let tent: string;
  const told: reservationEvents.BookingChanged[] = [];
  const catalogs = new Map<string, catalogEvents.GoodChanged>();

  beforeAll(async () => {
    const billing = serve(payments.PaymentServiceService, {
      applyBookings: async ({ bookings }) => {
        told.push(...bookings);
        return {};
      },
    });
    const goods = serve(catalog.GoodServiceService, {
      getGoodFacts: async ({ ids }) => ({ goods: ids.flatMap((id) => catalogs.get(id) ?? []) }),
    });
    world = await World.start({ peers: { billing: [billing], catalog: [goods] } });
    [lender, hana] = [await world.user(), await world.user()];
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at(START);
    told.length = 0;
    tent = await world.good(lender, { terms: { ...PRICES, quantity: 3 } });
  });

  const quote = (who: string, more: Partial<reservation.GetQuoteRequest> = {}) =>
    world.bookings(who).getQuote({
      ...{ goodId: tent, range: days('2027-01-11', '2027-01-16'), quantity: 2, userId: '', bookingId: '' },
      ...more,
    });

  it('is quoted line by line, with what cancelling would refund and until when', async () => {
    const { total, tax, lines, cancellation, timeZone } = await quote(hana);
    expect({ total, tax, timeZone }).toEqual({ total: 10_000, tax: 909, timeZone: 'Asia/Tokyo' });
    expect(lines).toEqual([
      { kind: 'PRICE_LINE_KIND_WEEK', count: 1, unitPrice: 5000, quantity: 2, amount: 10_000 },
    ]);
    expect(cancellation.map(({ percent, refund }) => [percent, refund])).toEqual([
      ...[
        [100, 10_000],
        [90, 9000],
        [50, 5000],
        [20, 2000],
        [0, 0],
      ],
    ]);
    expect(cancellation.at(-1)?.until).toBeUndefined();
    expect((await quote(lender)).total).toBe(0);
  });

  it('is quoted to nobody who does not see it, and for no range or number that can’t be booked', async () => {
    const hidden = await world.good(lender, { isPublicUse: false, terms: PRICES });
    const codes = [
      quote(hana, { goodId: hidden }),
      quote(hana, { range: days('2027-01-12', '2027-01-11') }),
      quote(hana, { range: days('2027-01-01', '2027-01-02') }),
      quote(hana, { quantity: 4 }),
      quote(hana, { quantity: -1 }),
    ].map(codeOf);
    expect(await Promise.all(codes)).toEqual([
      ...['not_found', 'booking.range', 'booking.in_the_past', 'booking.quantity', 'validation'],
    ]);
  });

  it('is booked at the price that was shown, and billing knows it before the answer', async () => {
    const { price, id } = await world.book(hana, tent, '2027-01-11', '2027-01-16', { expectedTotal: 5000 });
    expect(price).toBe(5000);
    expect(told).toMatchObject([
      { id, bookedBy: hana, charge: { revisions: [{ total: 5000 }], byCard: false } },
    ]);
    const [created] = await world.eventsOf(tent);
    expect(created?.charge).toEqual(told[0]?.charge);
    expect((await world.book(lender, tent, '2027-01-11')).price).toBeUndefined();
  });

  it('is refused at another price, with the one it costs now; nothing is booked', async () => {
    const asked = request(tent, '2027-01-11', '2027-01-12', { expectedTotal: 1999 });
    const refusal = await refusalOf(world.bookings(hana).createBooking(asked));
    expect(refusal).toMatchObject({ code: 'booking.price_changed', params: { total: 2000 } });
    expect(await world.changesOf(tent)).toEqual([]);
  });

  it('costs what its prices were when it was booked, also when it is moved later', async () => {
    const { id } = await world.book(hana, tent, '2027-01-11', '2027-01-12');
    await world.good(lender, { id: tent, terms: { pricePerDay: 9000, quantity: 3 } });
    const patch = { id, range: days('2027-01-11', '2027-01-13'), quantity: undefined, memo: undefined };
    const { booking } = await world.bookings(hana).updateBooking({ ...patch, ifVersion: undefined });
    expect(booking?.price).toBe(3000);
    expect(told.at(-1)?.charge?.revisions.map(({ total }) => total)).toEqual([2000, 3000]);
    await world.bookings(hana).cancelBooking({ id });
    expect(told.at(-1)?.charge?.refundPercent).toBe(100);
  });

  it('is quoted for a change by its frozen prices, with what is paid or refunded, and changed at that price', async () => {
    const { id } = await world.book(hana, tent, '2027-01-11', '2027-01-12');
    await world.good(lender, { id: tent, terms: { pricePerDay: 9000, quantity: 3 } });
    const to = (until: string, who = hana) =>
      quote(who, { bookingId: id, quantity: 1, range: days('2027-01-11', until) });
    const dearer = await to('2027-01-14');
    expect(dearer).toMatchObject({ total: 4000, tax: 363, cancellation: [] });
    expect(dearer.change).toEqual({ before: 2000, due: 2000, refund: 0, refundPercent: 100 });
    world.at('2027-01-08T12:00:00+09:00');
    expect((await to('2027-01-11')).change).toEqual({ before: 2000, due: 0, refund: 900, refundPercent: 90 });
    expect((await to('2027-01-11', lender)).change).toMatchObject({ refund: 1000, refundPercent: 100 });
    expect((await to('2027-01-12')).change).toMatchObject({ before: 2000, due: 0, refund: 0 });
    const change = {
      id,
      range: days('2027-01-11'),
      quantity: undefined,
      memo: undefined,
      ifVersion: undefined,
    };
    const update = (expectedTotal: number) =>
      world.bookings(hana).updateBooking({ ...change, expectedTotal });
    const refusal = await refusalOf(update(2000));
    expect(refusal).toMatchObject({ code: 'booking.price_changed', params: { total: 1000 } });
    expect((await update(1000)).booking?.price).toBe(1000);
    expect(told.at(-1)?.charge?.revisions.at(-1)).toMatchObject({ total: 1000, refundPercent: 90 });
  });

  it('is quoted for a change to nobody but the people who act on the booking; a free one has no price', async () => {
    const { id } = await world.book(hana, tent, '2027-01-11');
    const of = (bookingId: string) => ({ bookingId, quantity: 1, range: days('2027-01-12') });
    expect(await codeOf(quote(await world.user(), of(id)))).toBe('not_found');
    expect(await codeOf(quote(hana, { ...of(id), range: days('2027-01-01') }))).toBe('booking.in_the_past');
    const own = await world.book(lender, tent, '2027-01-11');
    const free = await quote(lender, of(own.id));
    expect([free.total, free.change]).toEqual([0, undefined]);
  });

  it('tells its price to nobody but the borrower and its managers', async () => {
    const owner = await world.user();
    const group = await world.group(owner);
    await world.member(group, hana);
    const good = await world.good(lender, { groupIds: [group], terms: PRICES });
    const { id } = await world.book(hana, good, '2027-01-11');
    const seen = [hana, lender, owner].map(
      async (who) => (await world.bookings(who).getBooking({ id })).booking?.price,
    );
    expect(await Promise.all(seen)).toEqual([1000, 1000, undefined]);
  });

  it('is not booked as a series; one’s own is', async () => {
    const series = (who: string) =>
      world.bookings(who).createRecurringBookings(
        reservation.CreateRecurringBookingsRequest.fromPartial({
          ...{ goodId: tent, range: days('2027-01-11'), count: 2, quantity: 1 },
          every: enumOf(SETS.recurrence, 'week'),
        }),
      );
    expect(await codeOf(series(hana))).toBe('bulk.priced');
    expect((await series(lender)).bookings).toHaveLength(2);
  });

  it('is asked for its prices where the copy was written before they were kept; older bookings stay free', async () => {
    const before = await world.good(lender, { terms: { quantity: 3 } });
    const { id } = await world.book(hana, before, '2027-01-11');
    await world.good(lender, { id: before, terms: { quantity: 3 } });
    const [row] = await world.service.db.read<{ version: number }>(
      `update good set priced = true, prices = null, priced_at_version = null where id = $1 returning version`,
      [before],
    );
    const facts = { id: before, ownerId: lender, title: 'Tent', isPublicUse: true, ...row };
    const terms = { ...PRICES, quantity: 3, marginDays: 0 };
    catalogs.set(before, catalogEvents.GoodChanged.fromPartial({ ...facts, terms }));
    expect((await world.book(hana, before, '2027-01-12')).price).toBe(1000);
    const patch = { id, range: days('2027-01-11', '2027-01-14'), quantity: undefined, memo: undefined };
    const { booking } = await world.bookings(hana).updateBooking({ ...patch, ifVersion: undefined });
    expect(booking?.price).toBeUndefined();
  });
});
