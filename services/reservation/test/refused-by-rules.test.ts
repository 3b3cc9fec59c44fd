import { newId } from '@kashikari/platform';
import { refusalOf, request, World } from './world';

/** A range as a refusal offers it. */
type Way = { readonly start_date: string; readonly end_date: string };

/** Every refusal of the lender's rules says what can be booked instead, and that can be booked. */
describe('a refusal of the rules', () => {
  let world: World;
  let hana: string;
  beforeAll(async () => {
    world = await World.start();
    hana = await world.user();
  });
  afterAll(() => world.stop());

  const book = (goodId: string, { start_date, end_date }: Way, quantity = 1) =>
    world.bookings(hana).createBooking({ ...request(goodId, start_date, end_date), quantity });

  /** Refused, then each way that is named is booked, and taken back for the next. */
  async function waysOf(goodId: string, start: string, end: string) {
    const refusal = await refusalOf(book(goodId, { start_date: start, end_date: end }));
    const { longest, before, after } = (refusal?.params ?? {}) as Record<string, Way | null | undefined>;
    const ways = [longest, before, after].filter((way) => way !== null && way !== undefined);
    for (const way of ways) {
      const { booking } = await book(goodId, way);
      await world.bookings(hana).cancelBooking({ id: booking!.id });
    }
    return { code: refusal?.code, ways: ways.map((way) => `${way.start_date} ${way.end_date}`) };
  }

  // Today is Monday, 4 January 2027; so is the 11th.
  it.each([
    ['too long', { maxDays: 2 }, {}, '12', '15', 'booking.max_days', ['12 13', '11 12', '13 14']],
    [
      'on a weekday without lending',
      {},
      { disabledDaysIndexes: [3] },
      '13',
      '14',
      'booking.disabled_weekday',
      ['11 12', '14 15'],
    ],
    [
      'on a closed date',
      {},
      { closedDates: ['2027-01-07'] },
      '06',
      '07',
      'booking.closed_date',
      ['05 06', '08 09'],
    ],
    ['too soon', {}, { atLeastDaysAhead: 3 }, '05', '06', 'booking.at_least_days_ahead', ['07 08']],
  ])('for a range %s names ranges that can be booked', async (_name, terms, rules, from, to, code, ways) => {
    const good = await world.good(await world.user({ rules }), { terms });
    const whole = (day: string) => `2027-01-${day}`;
    expect(await waysOf(good, whole(from), whole(to))).toEqual({
      code,
      ways: ways.map((way) => way.split(' ').map(whole).join(' ')),
    });
  });

  it('for more than there are names the number that is free, which can be booked', async () => {
    const good = await world.good(await world.user(), { terms: { quantity: 3 } });
    await world.book(await world.user(), good, '2027-01-10');
    const day = { start_date: '2027-01-10', end_date: '2027-01-10' };
    const refusal = await refusalOf(book(good, day, 5));
    expect(refusal).toMatchObject({ code: 'booking.quantity', params: { max: 3, free: 2 } });
    expect((await book(good, day, refusal!.params!['free'] as number)).booking).toMatchObject({
      quantity: 2,
    });
  });

  it('names all reasons at once: too long, closed at both ends, and taken', async () => {
    const rules = { disabledDaysIndexes: [0], closedDates: ['2027-01-13'] };
    const good = await world.good(await world.user({ rules }), { terms: { maxDays: 2 }, id: newId() });
    await world.book(await world.user(), good, '2027-01-11');
    const refusal = await refusalOf(book(good, { start_date: '2027-01-10', end_date: '2027-01-13' }));
    expect(refusal?.code).toBe('booking.max_days');
    expect(refusal?.params?.['also']).toEqual([
      { code: 'booking.disabled_weekday', params: { date: '2027-01-10', weekday: 0 } },
      { code: 'booking.closed_date', params: { date: '2027-01-13' } },
      { code: 'booking.unavailable', params: { free: 0 } },
    ]);
  });

  it('has no ways for what no range changes', async () => {
    const good = await world.good(await world.user(), { terms: { restrictReservation: true } });
    const refusal = await refusalOf(book(good, { start_date: '2027-01-10', end_date: '2027-01-10' }));
    expect(refusal).toMatchObject({ code: 'booking.restricted' });
    expect(refusal?.params ?? {}).not.toHaveProperty('before');
  });
});
