import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { days, hours, refusalOf, START, World } from './world';

type Ask = Partial<reservation.CreateRecurringBookingsRequest>;

describe('a range that repeats', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;

  beforeAll(async () => {
    world = await World.start();
    lender = await world.user({ rules: { closedDates: ['2027-01-25'] } });
    [hana, ken] = [await world.user(), await world.user()];
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  const ask = (
    who: string,
    goodId: string,
    more: Ask = {},
    idempotency?: { key: string; bodyHash: string },
  ) =>
    world.bookings(who).createRecurringBookings(
      reservation.CreateRecurringBookingsRequest.fromPartial({
        goodId,
        range: days('2027-01-11', '2027-01-12'),
        every: enumOf(SETS.recurrence, 'week'),
        count: 4,
        ...more,
      }),
      { idempotency },
    );
  const told = ({ dates }: reservation.CreateRecurringBookingsResponse) =>
    dates.map(({ range, refusal }) => [range?.startDate, refusal?.code ?? 'ok']);
  const countOf = async (goodId: string) =>
    (await world.bookings(lender).listBookings(reservation.ListBookingsRequest.fromPartial({ goodId }))).page
      ?.total;

  it('is shown date by date with what is in the way, and nothing is booked', async () => {
    const good = await world.good(lender);
    await world.book(ken, good, '2027-01-19');
    const preview = await ask(hana, good, { dryRun: true });
    expect(told(preview)).toEqual([
      ['2027-01-11', 'ok'],
      ['2027-01-18', 'booking.unavailable'],
      ['2027-01-25', 'booking.closed_date'],
      ['2027-02-01', 'ok'],
    ]);
    expect(preview.bookings).toEqual([]);
    expect(await countOf(good)).toBe(1);
    expect(await world.changesOf(good)).toEqual(['CREATED']);
  });

  it('is booked all or nothing, the refusal naming its date', async () => {
    const good = await world.good(lender);
    await world.book(ken, good, '2027-02-02');
    const refusal = await refusalOf(ask(hana, good, { dates: ['2027-01-11', '2027-02-01'] }));
    expect(refusal).toMatchObject({ code: 'booking.unavailable', params: { date: '2027-02-01' } });
    expect(await countOf(good)).toBe(1);
  });

  it('is booked on the dates chosen, as one series', async () => {
    const good = await world.good(lender);
    const { bookings } = await ask(hana, good, {
      dates: ['2027-01-11', '2027-01-18', '2027-02-01'],
      memo: 'club',
    });
    expect(bookings.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-01-11', '2027-01-12'],
      ['2027-01-18', '2027-01-19'],
      ['2027-02-01', '2027-02-02'],
    ]);
    const listed = await world
      .bookings(hana)
      .listBookings(reservation.ListBookingsRequest.fromPartial({ goodId: good }));
    const series = new Set(listed.bookings.map(({ seriesId }) => seriesId));
    expect([series.size, [...series][0]]).toEqual([1, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(await world.changesOf(good)).toEqual(['CREATED', 'CREATED', 'CREATED']);
  });

  it('is told by its first booking, which lists the others; cancelling it likewise', async () => {
    const good = await world.good(lender);
    const { bookings } = await ask(hana, good, { dates: ['2027-01-11', '2027-01-18', '2027-02-01'] });
    const [first, second, third] = bookings.map(({ id }) => id) as [string, string, string];
    await world.bookings(hana).cancelSeries({ id: second });
    await world.bookings(hana).cancelSeries({ id: first });
    const told = (await world.eventsOf(good)).map(({ change, id, listedBy, occasions }) => [
      change,
      id,
      listedBy,
      occasions.map(({ startDate }) => startDate),
    ]);
    expect(told).toEqual([
      ['CREATED', first, '', ['2027-01-11', '2027-01-18', '2027-02-01']],
      ['CREATED', second, first, []],
      ['CREATED', third, first, []],
      ['CANCELLED', second, '', ['2027-01-18', '2027-02-01']],
      ['CANCELLED', third, second, []],
      // The event of the last remaining booking lists no others.
      ['CANCELLED', first, '', []],
    ]);
  });

  it('answers the same to the same key, and books once', async () => {
    const good = await world.good(lender);
    const once = () => ask(hana, good, { count: 2 }, { key: 'weekly', bodyHash: 'a' });
    const [first, again] = [await once(), await once()];
    expect(again.bookings.map(({ id }) => id)).toEqual(first.bookings.map(({ id }) => id));
    expect(await countOf(good)).toBe(2);
  });

  it('may not stand in its own way: what is tried is tried beside the dates before it', async () => {
    const exclusive = await world.good(lender, { terms: { isExclusive: true } });
    expect(told(await ask(hana, exclusive, { dryRun: true, count: 2 }))).toEqual([
      ['2027-01-11', 'ok'],
      ['2027-01-18', 'booking.exclusive'],
    ]);
    const strict = await world.user({ rules: { maxSupplies: 2, limitSupplyRegardlessOfDate: true } });
    const good = await world.good(strict);
    expect(told(await ask(hana, good, { dryRun: true, count: 3 })).map(([, code]) => code)).toEqual([
      'ok',
      'ok',
      'booking.max_supplies',
    ]);
  });

  it('keeps its hour on the lender’s clock over a change of clocks', async () => {
    const berlin = await world.user({ timeZone: 'Europe/Berlin' });
    const good = await world.good(berlin, { terms: { isHourly: true } });
    const range = hours('2027-03-21T09:00:00+01:00', '2027-03-21T10:30:00+01:00');
    const { bookings } = await ask(hana, good, { range, count: 2 });
    expect(bookings.map(({ startAt, endAt }) => [startAt?.toISOString(), endAt?.toISOString()])).toEqual([
      ['2027-03-21T08:00:00.000Z', '2027-03-21T09:30:00.000Z'],
      ['2027-03-28T07:00:00.000Z', '2027-03-28T08:30:00.000Z'],
    ]);
  });

  it.each([
    ['neither an end nor a number', { count: 0 }, 'validation.one_of'],
    ['both', { until: '2027-03-01' }, 'validation.one_of'],
    ['an end before its start', { count: 0, until: '2027-01-10' }, 'booking.range'],
    ['more than 52', { count: 53 }, 'booking.too_many_repeats'],
    ['an end too far', { count: 0, until: '2028-01-10' }, 'booking.too_many_repeats'],
    ['a date that is not among them', { dates: ['2027-01-13'] }, 'booking.not_in_series'],
    ['a step that nobody knows', { every: reservation.Recurrence.UNRECOGNIZED }, 'validation'],
  ])('is refused with %s', async (_what, more, code) => {
    const good = await world.good(lender);
    expect((await refusalOf(ask(hana, good, { dryRun: true, ...more })))?.code).toBe(code);
  });

  it('takes 52, a year of weeks', async () => {
    const good = await world.good(lender);
    expect((await ask(hana, good, { dryRun: true, count: 52 })).dates).toHaveLength(52);
    expect((await ask(hana, good, { dryRun: true, count: 0, until: '2028-01-03' })).dates).toHaveLength(52);
  });

  it('is cancelled from a date on; what began or was cancelled before stays as it is', async () => {
    const good = await world.good(lender);
    const { bookings } = await ask(hana, good, { range: days('2027-01-05'), count: 4 });
    const [first, second, third, fourth] = bookings.map(({ id }) => id) as [string, string, string, string];
    await world.bookings(hana).cancelBooking({ id: third });
    const cancelled = await world.bookings(hana).cancelSeries({ id: second });
    expect(cancelled.bookings.map(({ id, state }) => [id, state])).toEqual([
      [second, enumOf(SETS.bookingState, 'cancelled')],
      [fourth, enumOf(SETS.bookingState, 'cancelled')],
    ]);
    expect((await world.bookings(hana).getBooking({ id: first })).booking?.state).toBe(
      enumOf(SETS.bookingState, 'reserved'),
    );
    expect(await world.changesOf(good)).toEqual([
      ...Array<string>(4).fill('CREATED'),
      ...Array<string>(3).fill('CANCELLED'),
    ]);
  });

  it('is nobody else’s to cancel, and a booking alone is no series', async () => {
    const good = await world.good(lender);
    const { bookings } = await ask(hana, good, { count: 2 });
    const [{ id } = { id: '' }] = bookings;
    expect((await refusalOf(world.bookings(ken).cancelSeries({ id })))?.code).toBe('not_found');
    const alone = await world.book(hana, good, '2027-02-20');
    expect((await refusalOf(world.bookings(hana).cancelSeries({ id: alone.id })))?.code).toBe(
      'booking.no_series',
    );
    expect((await world.bookings(lender).cancelSeries({ id })).bookings).toHaveLength(2);
    expect((await refusalOf(world.bookings(lender).cancelSeries({ id })))?.code).toBe('booking.cancelled');
  });
});
