import type { reservation } from '@kashikari/contracts';
import { codeOf, refusalOf, START, World } from './world';

describe('extending over those behind', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  let aya: string;

  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken, aya] = [
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
    ];
  });
  afterAll(() => world.stop());
  beforeEach(() => world.at(START));

  const extend = (id: string, days: number, preview?: string) =>
    world.bookings(lender).extendBooking({ id, days, endAt: undefined, moveOthers: true, preview });
  const lookAhead = (id: string, days: number) => world.bookings(lender).previewExtension({ id, days });
  const dates = ({ startDate, endDate }: Pick<reservation.Booking, 'startDate' | 'endDate'>) =>
    `${startDate.slice(8)}-${endDate.slice(8)}`;
  const datesOf = async (id: string) =>
    dates((await world.bookings(lender).getBooking({ id })).booking as reservation.Booking);

  /** Creates a booking that is out from the 4th to the 6th. Behind it are the 8th and 9th, the 10th, and the 20th. */
  async function line() {
    const good = await world.good(lender);
    const out = await world.book(hana, good, '2027-01-04', '2027-01-06');
    const next = await world.book(ken, good, '2027-01-08', '2027-01-09');
    const behind = await world.book(aya, good, '2027-01-10');
    const later = await world.book(aya, good, '2027-01-20');
    return { good, out, next, behind, later };
  }

  it('is shown first: who would move from where to where, who is told, and how far it goes without', async () => {
    const { out, next, behind } = await line();
    const preview = await lookAhead(out.id, 2);
    const shown = preview.moves.map(({ bookingId, userId, from, to }) => [
      bookingId,
      userId,
      dates(from as reservation.Range),
      dates(to as reservation.Range),
    ]);
    expect(shown).toEqual([
      [next.id, ken, '08-09', '09-10'],
      [behind.id, aya, '10-10', '11-11'],
    ]);
    expect(dates(preview.extended?.to as reservation.Range)).toBe('04-08');
    expect(preview.toldUserIds).toEqual([hana, ken, aya, lender]);
    expect(preview.daysWithoutMoving).toBe(1);
  });

  it('does exactly what was shown', async () => {
    const { good, out, next, behind, later } = await line();
    const { digest } = await lookAhead(out.id, 2);
    expect((await extend(out.id, 2, digest)).booking).toMatchObject({
      endDate: '2027-01-08',
      extendedDays: 2,
    });
    expect([await datesOf(next.id), await datesOf(behind.id), await datesOf(later.id)]).toEqual([
      '09-10',
      '11-11',
      '20-20',
    ]);
    expect((await world.changesOf(good)).slice(4)).toEqual(['EXTENDED', 'DELAYED', 'DELAYED']);
  });

  it('is refused when something else would happen by now, and then moves nobody', async () => {
    const { out, next, behind } = await line();
    const { digest } = await lookAhead(out.id, 2);
    await world.bookings(aya).cancelBooking({ id: behind.id });
    expect(await refusalOf(extend(out.id, 2, digest))).toMatchObject({
      kind: 'conflict',
      code: 'booking.preview_outdated',
    });
    expect([await datesOf(out.id), await datesOf(next.id)]).toEqual(['04-06', '08-09']);
    expect(await codeOf(extend(out.id, 2))).toBe('ok');
  });

  it('moves nobody where nobody has to', async () => {
    const { out } = await line();
    const preview = await lookAhead(out.id, 1);
    expect([preview.moves, preview.daysWithoutMoving]).toEqual([[], 1]);
    expect(await codeOf(extend(out.id, 1, preview.digest))).toBe('ok');
  });

  it('is for managers: a borrower is told so, a stranger nothing', async () => {
    const { out } = await line();
    const preview = (who: string) => codeOf(world.bookings(who).previewExtension({ id: out.id, days: 1 }));
    expect([await preview(hana), await preview(ken)]).toEqual(['booking.manager_only', 'not_found']);
  });

  it('never moves what is out', async () => {
    const good = await world.good(lender, { terms: { quantity: 2 } });
    const two = await world.book(hana, good, '2027-01-04', '2027-01-06', { quantity: 1 });
    await world.book(ken, good, '2027-01-04', '2027-01-20', { quantity: 1 });
    await world.good(lender, { id: good, terms: { quantity: 1 } });
    expect(await codeOf(lookAhead(two.id, 3))).toBe('booking.on_loan');
    expect(await codeOf(extend(two.id, 3))).toBe('booking.on_loan');
  });

  it('is refused where those behind would have to move too far', async () => {
    const good = await world.good(lender, { terms: { to: '2027-01-10' } });
    const out = await world.book(hana, good, '2027-01-04', '2027-01-06');
    await world.book(ken, good, '2027-01-09', '2027-01-10');
    expect(await refusalOf(extend(out.id, 3))).toMatchObject({
      code: 'booking.unavailable',
      params: { why: 'too_far', farthest_days: 31 },
    });
  });
});
