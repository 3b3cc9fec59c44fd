import { SETS, textOf } from '@kashikari/contracts';
import { days, refusalOf, START, World } from './world';

/** Coming-of-age day, a Monday; in lieu days are known too (22 March 2027, because the 21st is a Sunday). */
const HOLIDAY = '2027-01-11';

describe('a lender who is closed on public holidays', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let good: string;

  beforeAll(async () => {
    world = await World.start();
    lender = await world.user({ rules: { closedOnHolidays: 'JP', closedDates: ['2027-01-13'] } });
    hana = await world.user();
    good = await world.good(lender);
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  const codeFor = async (who: string, start: string, end = start) =>
    (await refusalOf(world.book(who, good, start, end)))?.code ?? 'ok';

  it.each([
    ['as the first day', HOLIDAY, '2027-01-12'],
    ['as the last day', '2027-01-10', HOLIDAY],
    ['in lieu of a Sunday', '2027-03-22', '2027-03-22'],
    ['that was typed by hand', '2027-01-12', '2027-01-13'],
  ])('refuses one %s', async (_what, start, end) => {
    expect(await codeFor(hana, start, end)).toBe('booking.closed_date');
  });

  it('lends over it, and it counts', async () => {
    const booking = await world.book(hana, good, '2027-01-10', '2027-01-12');
    expect(booking.duration).toBe(3);
    await world.bookings(hana).cancelBooking({ id: booking.id });
  });

  it('may book itself on it', async () => {
    expect(await codeFor(lender, '2027-05-05')).toBe('ok');
  });

  it('shows it as closed', async () => {
    const { schedules } = await world
      .schedules(hana)
      .getSchedules({ goodIds: [good], from: '2027-01-10', days: 5 });
    expect(schedules[0]?.days.map(({ state }) => textOf(SETS.dayState, state))).toEqual([
      'free',
      'closed',
      'free',
      'closed',
      'free',
    ]);
  });

  it('is offered nothing that begins or ends on it, when something else is in the way', async () => {
    await world.book(hana, good, '2027-02-10');
    const refusal = await refusalOf(world.book(hana, good, '2027-02-10'));
    expect(refusal).toMatchObject({
      code: 'booking.unavailable',
      params: { before: { start_date: '2027-02-09' }, after: { start_date: '2027-02-12' } },
    });
  });

  it('is open again when the rule is taken back, and lets a borrower move there', async () => {
    const booking = await world.book(hana, good, '2027-04-28');
    const move = () =>
      world.bookings(hana).updateBooking({
        id: booking.id,
        range: days('2027-04-29'),
        quantity: undefined,
        memo: undefined,
        ifVersion: undefined,
      });
    expect((await refusalOf(move()))?.code).toBe('booking.closed_date');
    await world.user({ id: lender });
    expect((await refusalOf(move()))?.code).toBeUndefined();
  });
});
