import { billingEvents, payments } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { serve } from '@kashikari/platform/testing';
import { Waiters } from './waiters';
import { codeOf, request, START, World } from './world';

const { PaymentChange } = billingEvents;
const PRICES = { pricePerDay: 1000 };

describe('a booking whose payment', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let tent: string;

  beforeAll(async () => {
    const billing = serve(payments.PaymentServiceService, { applyBookings: async () => ({}) });
    world = await World.start({ peers: { billing: [billing] } });
    [lender, hana] = [await world.user(), await world.user()];
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at(START);
    tent = await world.good(lender, { terms: PRICES });
  });

  async function publish(...all: Partial<billingEvents.PaymentChanged>[]): Promise<void> {
    const events = all.map((fields) =>
      billingEvents.PaymentChanged.fromPartial({
        ...{ id: newId(), version: 2, goodId: tent, payerId: hana, payeeId: lender },
        ...{ bookingId: newId(), amount: 1000, ...fields },
      }),
    );
    await world.service.publish(
      ...events.map((event) => ({
        topic: 'kashikari.billing.payment.v1',
        key: event.bookingId,
        type: 'kashikari.billing.v1.PaymentChanged',
        data: billingEvents.PaymentChanged.toJSON(event),
      })),
    );
    await world.service.drain();
  }

  const lapsed = (bookingId: string) => ({ bookingId, change: PaymentChange.PAYMENT_CHANGE_LAPSED });
  const givenUp = (bookingId: string) => ({ bookingId, change: PaymentChange.PAYMENT_CHANGE_GIVEN_UP });
  const bookingOf = async (id: string) => (await world.bookings(hana).getBooking({ id })).booking!;

  it.each([
    ['was not made in time', lapsed, true],
    ['was given up', givenUp, false],
  ])('%s is cancelled by the system, once, with all of its price refunded', async (_, ending, isLapse) => {
    const { id } = await world.book(hana, tent, '2027-01-11');
    await publish(ending(id), ending(id));
    await publish(ending(id));
    expect((await bookingOf(id)).cancelledAt).toBeDefined();
    const events = await world.eventsOf(tent);
    expect(events.map(({ change }) => change)).toEqual(['CREATED', 'CANCELLED']);
    expect(events[1]).toMatchObject({ actorId: '', lapsed: isLapse, charge: { refundPercent: 100 } });
  });

  it('was not made by its start ends also where nobody hands over', async () => {
    const { id } = await world.book(hana, tent, '2027-01-05');
    world.at('2027-01-05T00:01:00+09:00');
    await publish(lapsed(id));
    expect(await world.changesOf(tent)).toEqual(['CREATED', 'CANCELLED']);
  });

  it('was not made stays once it is handed over, returned or cancelled', async () => {
    const strict = await world.user({ rules: { manageHandOver: true } });
    const goods = await Promise.all([1, 2, 3].map(() => world.good(strict, { terms: PRICES })));
    const ids: string[] = [];
    for (const good of goods) ids.push((await world.book(hana, good, '2027-01-04')).id);
    const [out, back, gone] = ids as [string, string, string];
    const desk = world.bookings(strict);
    await desk.handOverBooking({ id: out });
    await desk.handOverBooking({ id: back });
    await desk.returnBooking({ id: back });
    await desk.cancelBooking({ id: gone });
    const changes = () => Promise.all(goods.map((good) => world.changesOf(good)));
    const before = await changes();
    await publish(...ids.map(lapsed));
    expect(await changes()).toEqual(before);
  });

  it('was not made leaves its place to the person who waits', async () => {
    const line = await Waiters.in(world);
    const { id } = await world.book(hana, tent, '2027-01-13');
    await line.join(line.ken, tent);
    await publish(lapsed(id));
    expect(await line.statesOf(tent, lender)).toEqual(['offered']);
  });

  it('was not made leaves the place under the limit of the lender to another item that its borrower waits for', async () => {
    const strict = await world.user({ rules: { maxSupplies: 1 } });
    const [first, second] = [
      await world.good(strict, { terms: PRICES }),
      await world.good(strict, { terms: PRICES }),
    ];
    const line = await Waiters.in(world);
    const taken = await world.book(line.ken, second, '2027-01-13');
    const { id } = await world.book(hana, first, '2027-01-13');
    await line.join(hana, second);
    await world.bookings(line.ken).cancelBooking({ id: taken.id });
    expect(await line.statesOf(second, strict)).toEqual(['waiting']);
    await publish(lapsed(id));
    await world.service.drain();
    expect(await line.statesOf(second, strict)).toEqual(['offered']);
  });

  describe('is unsettled', () => {
    const book = (who: string, good: string, by = who) =>
      codeOf(world.bookings(by).createBooking(request(good, '2027-01-20', '2027-01-20', { userId: who })));

    it.each(['paid', 'canceled'] as const)(
      'keeps its payer from booking another priced item of this lender until it is %s',
      async (then) => {
        const payer = await world.user();
        const other = await world.user();
        const [free, others] = [
          await world.good(lender),
          await world.good(other, { terms: PRICES }),
        ] as const;
        const payment = { id: newId(), bookingId: newId(), payerId: payer };
        const change = PaymentChange[`PAYMENT_CHANGE_${then === 'paid' ? 'PAID' : 'CANCELED'}`];
        await publish({ ...payment, change: PaymentChange.PAYMENT_CHANGE_FAILED, unsettled: true });
        expect(await book(payer, tent)).toBe('payment.unsettled');
        expect(await book(payer, tent, lender)).toBe('payment.unsettled');
        expect(await book(payer, free)).toBe('ok');
        expect(await book(payer, others)).toBe('ok');
        await publish({ ...payment, version: 3, change });
        // An older version that comes late changes nothing.
        await publish({ ...payment, change: PaymentChange.PAYMENT_CHANGE_FAILED, unsettled: true });
        expect(await book(payer, tent)).toBe('ok');
      },
    );

    it('keeps nobody else from booking', async () => {
      const [payer, somebody] = [await world.user(), await world.user()];
      await publish({ payerId: payer, unsettled: true });
      expect(await book(somebody, tent)).toBe('ok');
    });

    it('is forgotten with the account of its payer', async () => {
      const payer = await world.user();
      await publish({ payerId: payer, unsettled: true });
      await world.user({ id: payer, deleted: true });
      const rows = await world.service.db.read('select from payment where payer_id = $1', [payer]);
      expect(rows).toEqual([]);
    });
  });
});
