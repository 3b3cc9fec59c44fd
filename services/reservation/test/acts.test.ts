import { enumOf, SETS } from '@kashikari/contracts';
import { codeOf, days, refusalOf, World } from './world';
import { newId } from '@kashikari/platform';

describe('what can be done to a booking', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;
  beforeAll(async () => {
    world = await World.start();
    [hana, ken] = [await world.user(), await world.user()];
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at('2027-01-04T12:00:00+09:00');
    lender = await world.user({ rules: { extendableDays: 3 } });
  });

  it('moved: to where there is room, keeping its own place', async () => {
    const camera = await world.good(lender);
    const booking = await world.book(hana, camera, '2027-01-10', '2027-01-12');
    await world.book(ken, camera, '2027-01-14');
    const move = (startDate: string, endDate: string) =>
      world.bookings(hana).updateBooking({ id: booking.id, range: days(startDate, endDate) });
    expect((await move('2027-01-11', '2027-01-13')).booking).toMatchObject({
      startDate: '2027-01-11',
      version: 2,
    });
    const refusal = await refusalOf(move('2027-01-12', '2027-01-14'));
    expect(refusal).toMatchObject({
      code: 'booking.unavailable',
      params: {
        free: 0,
        before: { start_date: '2027-01-11', end_date: '2027-01-13' },
        after: { start_date: '2027-01-15', end_date: '2027-01-17' },
      },
    });
    expect(
      (await world.bookings(hana).updateBooking({ id: booking.id, range: days('', '2027-01-12') })).booking,
    ).toMatchObject({
      startDate: '2027-01-11',
      endDate: '2027-01-12',
    });
  });

  it('changed in quantity and memo, once', async () => {
    const chairs = await world.good(lender, { terms: { quantity: 3 } });
    const { id } = await world.book(hana, chairs, '2027-01-10');
    await world.book(ken, chairs, '2027-01-10');
    const update = (more: object) => world.bookings(hana).updateBooking({ id, range: undefined, ...more });
    expect((await update({ quantity: 2, memo: 'x', ifVersion: 1 })).booking).toMatchObject({
      quantity: 2,
      memo: 'x',
    });
    expect(await codeOf(update({ memo: 'y', ifVersion: 1 }))).toBe('stale');
    expect(await codeOf(update({ quantity: 3 }))).toBe('booking.unavailable');
    expect(await codeOf(update({ quantity: 4 }))).toBe('booking.quantity');
    expect(await codeOf(update({ quantity: 0 }))).toBe('validation');
  });

  it('cancelled: its place is free again, and it can’t be undone', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10');
    const cancelled = (await world.bookings(hana).cancelBooking({ id })).booking;
    expect(cancelled).toMatchObject({
      state: enumOf(SETS.bookingState, 'cancelled'),
      cancelledAt: new Date('2027-01-04T12:00:00+09:00'),
    });
    expect(cancelled?.permissions).toEqual(['open_dispute']);
    expect(await codeOf(world.bookings(hana).cancelBooking({ id }))).toBe('booking.cancelled');
    expect(await codeOf(world.book(ken, camera, '2027-01-10'))).toBe('ok');
    expect(await world.changesOf(camera)).toEqual(['CREATED', 'CANCELLED', 'CREATED']);
  });

  it('returned, and taken back while nobody else has it', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10', '2027-01-12');
    expect(await codeOf(world.bookings(hana).returnBooking({ id }))).toBe('booking.not_started');
    world.at('2027-01-11T10:00:00+09:00');
    const returned = (await world.bookings(hana).returnBooking({ id })).booking;
    expect(returned).toMatchObject({
      state: enumOf(SETS.bookingState, 'returned'),
      overdueInDays: 0,
      permissions: ['revert_return', 'open_dispute'],
    });
    expect(await codeOf(world.bookings(hana).returnBooking({ id }))).toBe('booking.already_returned');
    expect((await world.bookings(hana).revertReturn({ id })).booking).toMatchObject({
      state: enumOf(SETS.bookingState, 'reserved'),
    });
    await world.bookings(hana).returnBooking({ id });
    const next = await world.book(ken, camera, '2027-01-12');
    const refusal = await refusalOf(world.bookings(lender).revertReturn({ id }));
    expect(refusal).toMatchObject({
      code: 'booking.unavailable',
      params: { in_the_way: [{ booking_id: next.id }] },
    });
    expect(await refusalOf(world.bookings(hana).revertReturn({ id }))).toMatchObject({
      params: { in_the_way: [{ booking_id: null, quantity: 1 }] },
    });
    expect(await world.changesOf(camera)).toEqual([
      'CREATED',
      'RETURNED',
      'RETURN_REVERTED',
      'RETURNED',
      'CREATED',
    ]);
  });

  it('returned late: overdue until then, and its units are missed', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10');
    world.at('2027-01-12T10:00:00+09:00');
    expect((await world.bookings(hana).getBooking({ id })).booking).toMatchObject({
      state: enumOf(SETS.bookingState, 'overdue'),
      overdueInDays: 2,
    });
    expect(await codeOf(world.book(ken, camera, '2027-01-12'))).toBe('booking.on_loan');
    expect((await world.bookings(hana).returnBooking({ id })).booking).toMatchObject({ overdueInDays: 2 });
    expect(await codeOf(world.book(ken, camera, '2027-01-12'))).toBe('ok');
    expect(await codeOf(world.bookings(lender).revertReturn({ id }))).toBe('booking.on_loan');
  });

  it('returned by the borrower, received by a manager, where the good asks for it', async () => {
    const camera = await world.good(lender, { terms: { confirmationUponReturn: true } });
    const { id } = await world.book(hana, camera, '2027-01-04', '2027-01-06');
    expect((await world.bookings(hana).returnBooking({ id })).booking).toMatchObject({
      state: enumOf(SETS.bookingState, 'returned'),
      receivedAt: undefined,
    });
    expect(await codeOf(world.book(ken, camera, '2027-01-05'))).toBe('booking.unavailable');
    expect(await codeOf(world.bookings(hana).receiveBooking({ id }))).toBe('booking.manager_only');
    world.at('2027-01-04T13:00:00+09:00');
    expect((await world.bookings(lender).receiveBooking({ id })).booking).toMatchObject({
      receivedAt: new Date('2027-01-04T13:00:00+09:00'),
    });
    expect(await codeOf(world.bookings(lender).receiveBooking({ id }))).toBe('booking.already_returned');
    expect(await codeOf(world.book(ken, camera, '2027-01-05'))).toBe('ok');
  });

  it('prepared to be collected, by its managers, and no longer', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-05');
    expect(await codeOf(world.bookings(hana).prepareBooking({ id }))).toBe('booking.manager_only');
    expect(await codeOf(world.bookings(ken).prepareBooking({ id }))).toBe('not_found');
    const { booking } = await world.bookings(lender).prepareBooking({ id });
    expect(booking?.preparedAt).toEqual(new Date('2027-01-04T12:00:00+09:00'));
    expect(booking?.permissions).toContain('revert_prepare');
    expect(booking?.permissions).not.toContain('prepare');
    expect((await world.bookings(hana).getBooking({ id })).booking?.preparedAt).toEqual(booking?.preparedAt);
    expect((await world.bookings(lender).revertPrepare({ id })).booking?.preparedAt).toBeUndefined();
    expect(await world.changesOf(camera)).toEqual(['CREATED', 'PREPARED', 'PREPARE_REVERTED']);
    world.at('2027-01-06T00:00:00+09:00');
    expect(await codeOf(world.bookings(lender).prepareBooking({ id }))).toBe('booking.not_reserved');
  });

  it('handed over, where the lender manages that; never collected is not overdue', async () => {
    await world.user({ id: lender, rules: { manageHandOver: true } });
    const camera = await world.good(lender, { terms: { quantity: 2 } });
    const [{ id }, never] = [
      await world.book(hana, camera, '2027-01-10'),
      await world.book(ken, camera, '2027-01-10'),
    ];
    expect(await codeOf(world.bookings(lender).handOverBooking({ id }))).toBe('booking.not_started');
    world.at('2027-01-10T09:00:00+09:00');
    expect(await codeOf(world.bookings(hana).handOverBooking({ id }))).toBe('booking.manager_only');
    expect(await codeOf(world.bookings(hana).returnBooking({ id }))).toBe('booking.not_started');
    expect((await world.bookings(lender).handOverBooking({ id })).booking).toMatchObject({
      state: enumOf(SETS.bookingState, 'handed_over'),
    });
    expect(await codeOf(world.bookings(lender).handOverBooking({ id }))).toBe('booking.handed_over');
    await world.bookings(lender).revertHandOver({ id });
    await world.bookings(lender).handOverBooking({ id });
    world.at('2027-01-12T09:00:00+09:00');
    expect((await world.bookings(lender).getBooking({ id })).booking).toMatchObject({
      state: enumOf(SETS.bookingState, 'overdue'),
      overdueInDays: 2,
    });
    expect((await world.bookings(lender).getBooking({ id: never.id })).booking).toMatchObject({
      state: enumOf(SETS.bookingState, 'reserved'),
      notCollected: true,
      overdueInDays: 0,
    });
    expect(await codeOf(world.book(hana, camera, '2027-01-12'))).toBe('ok');
    expect(await codeOf(world.book(hana, camera, '2027-01-12'))).toBe('booking.on_loan');
  });

  it('extended: by the borrower as far as the lender lets, by managers further, where it fits', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-04');
    await world.book(ken, camera, '2027-01-12');
    const extend = (who: string, by: number, moveOthers = false) =>
      world.bookings(who).extendBooking({ id, days: by, endAt: undefined, moveOthers });
    expect((await extend(hana, 2)).booking).toMatchObject({
      endDate: '2027-01-06',
      extendedDays: 2,
      version: 2,
    });
    expect(await refusalOf(extend(hana, 2))).toMatchObject({
      code: 'booking.not_extendable',
      params: { max: 3, extended: 2 },
    });
    expect(await codeOf(extend(hana, 1, true))).toBe('booking.manager_only');
    expect((await extend(lender, 5)).booking).toMatchObject({ endDate: '2027-01-11', extendedDays: 7 });
    expect(await refusalOf(extend(lender, 1))).toMatchObject({
      code: 'booking.unavailable',
      params: { free: 0 },
    });
    const both = { id, days: 1, endAt: new Date(), moveOthers: false };
    expect(await codeOf(world.bookings(hana).extendBooking(both))).toBe('validation');
  });

  it('not extended once the good has left the group, but returned', async () => {
    const group = await world.group(lender);
    await world.member(group, hana);
    const camera = await world.good(lender, { isPublicUse: false, groupIds: [group] });
    const { id } = await world.book(hana, camera, '2027-01-04');
    await world.good(lender, { id: camera, isPublicUse: false, groupIds: [] });
    const extend = world.bookings(hana).extendBooking({ id, days: 1, endAt: undefined, moveOthers: false });
    expect(await codeOf(extend)).toBe('booking.not_a_member');
    expect(await codeOf(world.bookings(hana).returnBooking({ id }))).toBe('ok');
  });

  it('disputed, and settled', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10');
    const opened = (await world.bookings(hana).openDispute({ id, reason: 'The lens is scratched' })).booking;
    expect(opened).toMatchObject({ inDispute: true, permissions: expect.arrayContaining(['close_dispute']) });
    expect(opened?.dispute).toMatchObject({ openedBy: hana, reason: 'The lens is scratched', office: false });
    expect(await codeOf(world.bookings(lender).openDispute({ id, reason: '' }))).toBe('booking.in_dispute');
    expect((await world.bookings(lender).closeDispute({ id })).booking).toMatchObject({
      inDispute: false,
      dispute: undefined,
    });
    expect(await codeOf(world.bookings(lender).closeDispute({ id }))).toBe('booking.not_in_dispute');
  });

  it('disputed where there is no office: told to the lender’s managers alone', async () => {
    const manager = await world.user();
    await world.manager(lender, manager);
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10');
    await world.bookings(hana).openDispute({ id, reason: 'The lens is scratched' });
    const opened = (await world.eventsOf(camera)).at(-1);
    expect(opened).toMatchObject({ change: 'DISPUTE_OPENED', managerIds: [manager], officeId: '' });
  });

  it('by nobody else: 404', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10');
    const ken_ = world.bookings(ken);
    const calls = [
      ken_.getBooking({ id }),
      ken_.updateBooking({ id, range: undefined, memo: 'x' }),
      ken_.cancelBooking({ id }),
      ken_.returnBooking({ id }),
      ken_.revertReturn({ id }),
      ken_.receiveBooking({ id }),
      ken_.handOverBooking({ id }),
      ken_.revertHandOver({ id }),
      ken_.extendBooking({ id, days: 1, endAt: undefined, moveOthers: false }),
      ken_.previewExtension({ id, days: 1 }),
      ken_.openDispute({ id, reason: 'x' }),
      ken_.closeDispute({ id }),
      world.bookings(hana).cancelBooking({ id: newId() }),
    ];
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['not_found']));
  });

  it('repeated with the same key: done once', async () => {
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-04');
    const options = { idempotency: { key: newId(), bodyHash: 'a' } };
    const first = await world.bookings(hana).returnBooking({ id }, options);
    expect(await world.bookings(hana).returnBooking({ id }, options)).toEqual(first);
    expect(await world.changesOf(camera)).toEqual(['CREATED', 'RETURNED']);
  });
});
