import type { reservation } from '@kashikari/contracts';
import { hours, request, START, World, type Terms } from './world';

const DAILY = { pricePerDay: 1_000, pricePerWeek: 5_000 };

describe('the return of a priced booking', () => {
  let world: World;
  let lender: string;
  let hana: string;
  beforeAll(async () => {
    world = await World.start();
    lender = await world.user({ rules: { extendableDays: 30, disabledDaysIndexes: [0] } });
    hana = await world.user();
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  /** Books 11 and 12 January, Monday and Tuesday, for hana. */
  async function booked(terms: Terms = {}, quantity = 1, purchasePrice?: number) {
    const good = await world.good(lender, { terms: { ...DAILY, quantity: 5, ...terms }, purchasePrice });
    const { id } = await world.book(hana, good, '2027-01-11', '2027-01-12', { quantity });
    return { good, id };
  }

  const at = (day: number, time = '10:00') => world.at(`2027-01-${day}T${time}:00+09:00`);
  const back = (id: string, who = lender, quantity?: number) =>
    world.bookings(who).returnBooking({ id, quantity });
  const undo = (id: string) => world.bookings(lender).revertReturn({ id });

  /** The published charges at return, one for each change: number, extended, overdue; undefined for none. */
  async function charges(good: string) {
    return (await world.eventsOf(good)).map(({ charge }) => {
      const { number, extended, overdue } = charge?.atReturn ?? {};
      return number && [number, extended, overdue];
    });
  }

  it('in time costs nothing', async () => {
    const { good, id } = await booked();
    at(12, '23:59');
    await back(id);
    expect(await charges(good)).toEqual([undefined, undefined]);
  });

  it('publishes what lateness costs, with its lines and the time of the return', async () => {
    const { good, id } = await booked();
    at(14);
    await back(id);
    const [, returned] = await world.eventsOf(good);
    expect(returned?.charge?.atReturn).toMatchObject({
      ...{ number: 1, extended: 0, overdue: 2_000, at: new Date('2027-01-14T10:00:00+09:00') },
      lines: [{ kind: 'PRICE_LINE_KIND_LATE_DAY', count: 2, unitPrice: 1_000, quantity: 1, amount: 2_000 }],
    });
  });

  it('leaves out the lender’s closed days, and costs no more than the good did', async () => {
    const [late, cheap] = [await booked(), await booked({}, 2, 1_500)];
    at(18);
    await back(late.id);
    await back(cheap.id);
    expect((await charges(late.good)).at(-1)).toEqual([1, 0, 5_000]);
    expect((await charges(cheap.good)).at(-1)).toEqual([1, 0, 3_000]);
  });

  it('counts the pieces that were still out, once the last is back', async () => {
    const { good, id } = await booked({}, 3);
    at(13);
    await back(id, lender, 1);
    at(15);
    await back(id, lender, 2);
    expect(await charges(good)).toEqual([undefined, undefined, [1, 0, 7_000]]);
  });

  it('undone costs nothing, and the next return has the next number', async () => {
    const { good, id } = await booked();
    at(14);
    await back(id);
    await undo(id);
    at(15);
    await back(id);
    expect(await charges(good)).toEqual([undefined, [1, 0, 2_000], undefined, [2, 0, 3_000]]);
  });

  it('is charged when it is received, counted to the return', async () => {
    const { good, id } = await booked({ confirmationUponReturn: true });
    at(14);
    await back(id, hana);
    at(17);
    await world.bookings(lender).receiveBooking({ id });
    expect(await charges(good)).toEqual([undefined, undefined, [1, 0, 2_000]]);
    const received = (await world.eventsOf(good)).at(-1);
    expect(received?.charge?.atReturn?.at).toEqual(new Date('2027-01-17T10:00:00+09:00'));
  });

  it('charges an extension by the price of the whole range, and of what it was used', async () => {
    const extended = async (days: number, on: number) => {
      const { good, id } = await booked();
      at(12);
      await world.bookings(hana).extendBooking({ id, days, endAt: undefined, moveOthers: false });
      at(on);
      await back(id);
      world.at(START);
      return (await charges(good)).at(-1);
    };
    expect(await extended(2, 14)).toEqual([1, 2_000, 0]);
    expect(await extended(9, 14)).toEqual([1, 2_000, 0]);
    expect(await extended(4, 16)).toEqual([1, 3_000, 0]);
    expect(await extended(2, 16)).toEqual([1, 2_000, 2_000]);
  });

  it('charges days by which it was extended automatically as extended, not as late', async () => {
    const { good, id } = await booked({ autoExtend: true });
    for (const day of [13, 14]) {
      world.at(`2027-01-${day}T00:00:01+09:00`);
      await world.service.drain();
    }
    at(14);
    await back(id);
    expect((await charges(good)).at(-1)).toEqual([1, 2_000, 0]);
  });

  it('is charged by the quarter for a good that is lent by the hour', async () => {
    const good = await world.good(lender, { terms: { isHourly: true, pricePerHour: 300 } });
    const range = hours('2027-01-11T09:00:00+09:00', '2027-01-11T11:00:00+09:00');
    const asked: reservation.CreateBookingRequest = { ...request(good, ''), range };
    const { booking } = await world.bookings(hana).createBooking(asked);
    world.at('2027-01-11T12:31:00+09:00');
    await back(booking!.id);
    expect((await charges(good)).at(-1)).toEqual([1, 0, 525]);
  });

  it('of a free booking costs nothing, however late', async () => {
    const good = await world.good(lender);
    const { id } = await world.book(hana, good, '2027-01-11');
    at(29);
    await back(id);
    expect((await world.eventsOf(good)).map(({ charge }) => charge)).toEqual([undefined, undefined]);
  });

  it('keeps the prices of the booking, and its limit, when the good becomes dearer', async () => {
    const { good, id } = await booked({}, 1, 1_500);
    await world.good(lender, {
      ...{ id: good, purchasePrice: 90_000 },
      terms: { pricePerDay: 9_000, quantity: 5 },
    });
    at(14);
    await back(id);
    expect((await charges(good)).at(-1)).toEqual([1, 0, 1_500]);
  });

  it('tells nobody what the good cost to buy', async () => {
    const { good, id } = await booked({}, 1, 1_234);
    at(20);
    const { booking } = await back(id);
    expect(JSON.stringify(booking)).not.toContain('1234');
    const events = (await world.eventsOf(good)).slice(0, 1);
    expect(JSON.stringify(events)).not.toContain('1234');
  });

  it('in dispute says so in its events, until the dispute is closed', async () => {
    const { good, id } = await booked();
    at(13);
    await world.bookings(hana).openDispute({ id, reason: '壊れていた' });
    await back(id);
    await world.bookings(lender).closeDispute({ id });
    const disputed = (await world.eventsOf(good)).map((event) => event.disputed);
    expect(disputed).toEqual([undefined, true, true, undefined].map(Boolean));
  });
});
