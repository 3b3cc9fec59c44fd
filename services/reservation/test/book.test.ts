import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { codeOf, days, hours, refusalOf, request, World } from './world';

describe('booking a good', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  beforeAll(async () => {
    world = await World.start();
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
  });
  afterAll(() => world.stop());

  it('answers the booking with its days, its instants and what one may do', async () => {
    const camera = await world.good(lender, { title: 'カメラ', terms: { marginDays: 1 } });
    const booking = await world.book(hana, camera, '2027-01-10', '2027-01-11', { memo: '運動会' });
    expect(booking).toMatchObject({
      goodId: camera,
      goodTitle: 'カメラ',
      lenderId: lender,
      userId: hana,
      quantity: 1,
      state: enumOf(SETS.bookingState, 'reserved'),
      startDate: '2027-01-10',
      endDate: '2027-01-11',
      startAt: new Date('2027-01-10T00:00:00+09:00'),
      endAt: new Date('2027-01-12T00:00:00+09:00'),
      lockedFrom: new Date('2027-01-09T00:00:00+09:00'),
      lockedTo: new Date('2027-01-13T00:00:00+09:00'),
      duration: 2,
      memo: '運動会',
      method: enumOf(SETS.bookingMethod, 'web'),
      permissions: ['update', 'cancel', 'open_dispute'],
      version: 1,
    });
    expect((await world.bookings(hana).getBooking({ id: booking.id })).booking).toEqual(booking);
  });

  it('keeps that it was borrowed on the spot, and refuses that of one that starts later', async () => {
    const camera = await world.good(lender);
    const method = enumOf(SETS.bookingMethod, 'takeout');
    const later = await refusalOf(world.book(hana, camera, '2027-01-05', '2027-01-06', { method }));
    expect(later).toMatchObject({ kind: 'invalid', code: 'booking.not_now', field: 'start_date' });
    const booking = await world.book(hana, camera, '2027-01-04', '2027-01-06', { method });
    expect(booking.method).toBe(method);
  });

  it('refuses when it is taken, and says what is free instead', async () => {
    const camera = await world.good(lender);
    await world.book(hana, camera, '2027-01-10', '2027-01-11');
    const refusal = await refusalOf(world.book(ken, camera, '2027-01-11', '2027-01-12'));
    expect(refusal).toMatchObject({
      kind: 'conflict',
      code: 'booking.unavailable',
      params: {
        free: 0,
        before: { start_date: '2027-01-08', end_date: '2027-01-09' },
        after: { start_date: '2027-01-12', end_date: '2027-01-13' },
      },
    });
  });

  it('counts units, not bookings', async () => {
    const chairs = await world.good(lender, { terms: { quantity: 3 } });
    await world.book(hana, chairs, '2027-01-10', '2027-01-12', { quantity: 2 });
    expect(await codeOf(world.book(ken, chairs, '2027-01-12', '2027-01-13', { quantity: 2 }))).toBe(
      'booking.unavailable',
    );
    expect(await codeOf(world.book(ken, chairs, '2027-01-12', '2027-01-13'))).toBe('ok');
    expect(await codeOf(world.book(ken, chairs, '2027-01-20', '2027-01-20', { quantity: 4 }))).toBe(
      'booking.quantity',
    );
  });

  it('keeps the margin clear: the 10th closes the 8th to the 12th', async () => {
    const camera = await world.good(lender, { terms: { marginDays: 2 } });
    await world.book(hana, camera, '2027-01-10');
    const codes = [];
    for (const day of ['08', '09', '10', '11', '12'])
      codes.push(await codeOf(world.book(ken, camera, `2027-01-${day}`)));
    expect(new Set(codes)).toEqual(new Set(['booking.unavailable']));
    expect(await codeOf(world.book(ken, camera, '2027-01-07'))).toBe('ok');
    expect(await codeOf(world.book(ken, camera, '2027-01-13'))).toBe('ok');
  });

  it('by hour takes quarter hours, one after the other', async () => {
    const room = await world.good(lender, { terms: { isHourly: true, maxDays: 1 } });
    const book = (range: ReturnType<typeof hours>) =>
      codeOf(world.bookings(hana).createBooking({ ...request(room, ''), range }));
    expect(await book(hours('2027-01-05T10:00:00+09:00', '2027-01-05T11:00:00+09:00'))).toBe('ok');
    expect(await book(hours('2027-01-05T11:00:00+09:00', '2027-01-05T11:15:00+09:00'))).toBe('ok');
    expect(await book(hours('2027-01-05T10:45:00+09:00', '2027-01-05T11:30:00+09:00'))).toBe(
      'booking.unavailable',
    );
    expect(await book(hours('2027-01-05T12:10:00+09:00', '2027-01-05T13:00:00+09:00'))).toBe(
      'booking.quarter_hour',
    );
    expect(await book(hours('2027-01-06T12:00:00+09:00', '2027-01-07T12:15:00+09:00'))).toBe(
      'booking.max_days',
    );
    expect(await book(days('2027-01-20'))).toBe('booking.range');
  });

  it('gives today to the next as soon as it is back, and not before', async () => {
    const camera = await world.good(lender);
    const first = await world.book(hana, camera, '2027-01-04');
    expect(first.permissions).toContain('return');
    expect(await codeOf(world.book(ken, camera, '2027-01-04'))).toBe('booking.on_loan');
    await world.bookings(hana).returnBooking({ id: first.id });
    expect(await codeOf(world.book(ken, camera, '2027-01-04'))).toBe('ok');
  });

  it('misses what is overdue today, and not later', async () => {
    const camera = await world.good(lender);
    await world.book(hana, camera, '2027-01-04');
    world.at('2027-01-05T09:00:00+09:00');
    expect(await codeOf(world.book(ken, camera, '2027-01-05'))).toBe('booking.on_loan');
    expect(await codeOf(world.book(ken, camera, '2027-01-06'))).toBe('ok');
    world.at('2027-01-04T12:00:00+09:00');
  });

  it('refuses an exclusive good while anything is reserved', async () => {
    const camera = await world.good(lender, { terms: { isExclusive: true, quantity: 5 } });
    const first = await world.book(hana, camera, '2027-01-10');
    expect(await codeOf(world.book(ken, camera, '2027-03-10'))).toBe('booking.exclusive');
    await world.bookings(hana).cancelBooking({ id: first.id });
    expect(await codeOf(world.book(ken, camera, '2027-03-10'))).toBe('ok');
  });

  it.each([
    ['overlapping ones', false, ['ok', 'ok', 'booking.max_supplies', 'ok']],
    ['all', true, ['ok', 'ok', 'booking.max_supplies', 'booking.max_supplies']],
  ])('holds a borrower to the most that the lender allows: %s', async (_, regardless, expected) => {
    const rules = { maxSupplies: 2, limitSupplyRegardlessOfDate: regardless };
    const strict = await world.user({ rules });
    const goods = await Promise.all([1, 2, 3, 4].map(() => world.good(strict)));
    const codes = [];
    for (const [index, good] of goods.entries()) {
      codes.push(await codeOf(world.book(hana, good, index < 3 ? '2027-01-10' : '2027-01-20')));
    }
    expect(codes).toEqual(expected);
    expect(
      await codeOf(world.book(strict, goods[3] as string, '2027-01-10', '2027-01-10', { userId: hana })),
    ).toBe('ok');
  });

  it('holds a borrower who extends to the most that the lender allows at one time', async () => {
    const strict = await world.user({ rules: { maxSupplies: 1, extendableDays: 5 } });
    const [first, second] = [await world.good(strict), await world.good(strict)];
    const { id } = await world.book(hana, first, '2027-01-10', '2027-01-11');
    await world.book(hana, second, '2027-01-12', '2027-01-13');
    const by = (days: number) => ({ id, days, endAt: undefined, moveOthers: false });
    expect(await codeOf(world.bookings(hana).extendBooking(by(1)))).toBe('booking.max_supplies');
    expect(await codeOf(world.bookings(strict).extendBooking(by(1)))).toBe('ok');
  });

  it('notices at once that terms have changed', async () => {
    const camera = await world.good(lender, { terms: { maxDays: 2 } });
    expect(await codeOf(world.book(hana, camera, '2027-01-10', '2027-01-12'))).toBe('booking.max_days');
    await world.good(lender, { id: camera, terms: { maxDays: 3 } });
    expect(await codeOf(world.book(hana, camera, '2027-01-10', '2027-01-12'))).toBe('ok');
    await world.user({ id: lender, rules: { closedDates: ['2027-01-20'] } });
    expect(await codeOf(world.book(hana, camera, '2027-01-20'))).toBe('booking.closed_date');
    await world.user({ id: lender });
  });

  it('tells everybody by one event', async () => {
    const camera = await world.good(lender, { terms: { marginDays: 1 } });
    const booking = await world.book(hana, camera, '2027-01-10');
    await world.service.drain();
    const events = await world.service.published('kashikari.reservation.booking.v1');
    const [event] = events.filter(({ key }) => key === camera);
    expect(event).toMatchObject({
      type: 'kashikari.reservation.v1.BookingChanged',
      data: {
        id: booking.id,
        version: 1,
        change: 'BOOKING_CHANGE_CREATED',
        good_id: camera,
        good_title: 'Camera',
        lender_id: lender,
        borrower_id: hana,
        actor_id: hana,
        state: 'reserved',
        state_enum: 'BOOKING_STATE_RESERVED',
        start_date: '2027-01-10',
        time_zone: 'Asia/Tokyo',
        occ_from: '2027-01-09T15:00:00.000Z',
        occ_until: '2027-01-11T15:00:00.000Z',
        live: true,
      },
    });
  });

  it.each([
    ['no range', { range: undefined }, 'booking.range'],
    ['half a range', { range: days('2027-01-10', '') }, 'booking.range'],
    ['both kinds', { range: { ...days('2027-01-10'), startAt: new Date() } }, 'booking.range'],
    ['30 February', { range: days('2027-02-30') }, 'booking.range'],
    ['the year 9999', { range: days('9999-12-31') }, 'booking.range'],
    [
      'an instant without end',
      { range: hours('+275760-09-12T00:00:00Z', '+275760-09-13T00:00:00Z') },
      'booking.range',
    ],
    ['a negative quantity', { quantity: -1 }, 'validation'],
    ['a huge quantity', { quantity: 2_000_000_000 }, 'booking.quantity'],
    ['a NUL', { memo: 'a\0b' }, 'validation'],
    ['a long memo', { memo: '長'.repeat(2001) }, 'validation'],
    ['an unknown method', { method: reservation.BookingMethod.UNRECOGNIZED }, 'validation'],
    ['a nonsensical borrower', { userId: 'x' }, 'validation'],
    ['yesterday', { range: days('2027-01-03') }, 'booking.in_the_past'],
  ])('refuses %s', async (_, more, expected) => {
    const camera = await world.good(lender);
    expect(
      await codeOf(world.bookings(hana).createBooking({ ...request(camera, '2027-01-10'), ...more })),
    ).toBe(expected);
  });
});
