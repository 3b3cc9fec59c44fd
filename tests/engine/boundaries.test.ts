import { startProduct, type Product } from '../product/start-product';
import { at, Desk, jan, NOW, type Fields } from './desk';
import { good, made } from './people';

describe('every rule at its boundary, nothing else being booked', () => {
  let product: Product;
  let desk: Desk;

  beforeAll(async () => {
    product = await startProduct();
    await product.setClock(NOW);
    desk = await Desk.open(product.url);
  }, 300_000);
  afterAll(() => product?.stop());

  describe('what asks nobody else', () => {
    it.each([
      [2, 'ok'],
      [3, 'ok'],
      [4, '400 booking.max_days'],
    ])('max_days 3: %s days', async (days, said) => {
      expect(await desk.alone({}, { max_days: 3 }, 11, 10 + days)).toBe(said);
      expect(await desk.alone({}, { max_days: 3 }, 11, 10 + days, true)).toBe(said);
    });

    it.each([
      [2, 'ok'],
      [3, 'ok'],
      [4, '400 booking.quantity'],
    ])('quantity 3: %s units', async (quantity, said) => {
      const id = await good(await desk.lender(), { quantity: 3 });
      expect((await desk.book(desk.hana, id, 11, 11, { quantity })).said).toBe(said);
    });

    it.each([
      [5, '400 booking.at_least_days_ahead', 'ok'],
      [6, 'ok', 'ok'],
      [7, 'ok', 'ok'],
      [3, '400 booking.in_the_past', '400 booking.in_the_past'],
    ])('at_least_days_ahead 2, on the 4th: the %sth', async (day, member, manager) => {
      const rules = { at_least_days_ahead: 2 };
      expect([await desk.alone(rules, {}, day), await desk.alone(rules, {}, day, day, true)]).toEqual([
        member,
        manager,
      ]);
    });

    it.each([
      [3, '400 booking.in_the_past'],
      [4, 'ok'],
      [5, 'ok'],
    ])('today, the 4th: the %sth', async (day, said) => {
      expect(await desk.alone({}, {}, day)).toBe(said);
    });

    it.each([
      ['ends on', 9, 10, '400 booking.disabled_weekday', 'end_date'],
      ['begins on', 10, 11, '400 booking.disabled_weekday', 'start_date'],
      ['has inside', 9, 11, 'ok', ''],
      ['ends before', 8, 9, 'ok', ''],
    ])('a disabled weekday that a booking %s', async (_, start, end, said, field) => {
      const lender = await desk.lender({ disabled_days_indexes: [0] });
      expect(await desk.book(desk.hana, await good(lender), start, end)).toMatchObject({ said, field });
      expect((await desk.book(lender, await good(lender), start, end)).said).toBe('ok');
    });

    it.each([
      ['ends on', 12, 13, '400 booking.closed_date', 'end_date'],
      ['begins on', 13, 14, '400 booking.closed_date', 'start_date'],
      ['has inside', 12, 14, 'ok', ''],
    ])('a closed date that a booking %s', async (_, start, end, said, field) => {
      const lender = await desk.lender({ closed_dates: [jan(13)] });
      expect(await desk.book(desk.hana, await good(lender), start, end)).toMatchObject({ said, field });
      expect((await desk.book(lender, await good(lender), start, end)).said).toBe('ok');
    });

    it.each([
      [9, 11, '400 booking.closed_date'],
      [10, 12, 'ok'],
      [11, 12, 'ok'],
      [11, 13, '400 booking.closed_date'],
    ])('lent from the 10th to the 12th: the %sth to the %sth', async (start, end, said) => {
      expect(await desk.alone({}, { from: jan(10), to: jan(12) }, start, end)).toBe(said);
    });

    it.each([
      ['2037-01-03', 'ok'],
      ['2037-01-04', 'ok'],
      ['2037-01-05', '400 booking.range'],
    ])('ten years ahead: %s', async (date, said) => {
      const id = await good(await desk.lender());
      const body = { good_id: id, start_date: date, end_date: date };
      expect((await desk.ask(desk.hana, 'POST', '/bookings', body)).said).toBe(said);
    });

    it('an end before its start', async () => {
      const days = await good(await desk.lender());
      expect((await desk.book(desk.hana, days, 12, 11)).said).toBe('400 booking.range');
      expect(await desk.aloneHours({}, at('10:00'), at('10:00'))).toBe('400 booking.range');
    });

    it('days for what is lent by the hour, and the other way round', async () => {
      const lender = await desk.lender();
      expect((await desk.book(desk.hana, await good(lender, { is_hourly: true }), 11)).said).toBe(
        '400 booking.range',
      );
      expect((await desk.bookHours(desk.hana, await good(lender), at('10:00'), at('11:00'))).said).toBe(
        '400 booking.range',
      );
    });

    it.each([
      [at('10:00'), at('10:15'), 'ok'],
      [at('10:00'), at('10:14'), '400 booking.quarter_hour'],
      [at('10:01'), at('10:15'), '400 booking.quarter_hour'],
      [at('11:45', 4), at('12:15', 4), '400 booking.in_the_past'],
      [at('12:00', 4), at('12:15', 4), 'ok'],
      [at('12:15', 4), at('12:30', 4), 'ok'],
    ])('by the hour, at 12:07 on the 4th: %s to %s', async (start, end, said) => {
      expect(await desk.aloneHours({}, start, end)).toBe(said);
    });

    it.each([
      [at('09:45', 12), 'ok'],
      [at('10:00', 12), 'ok'],
      [at('10:15', 12), '400 booking.max_days'],
    ])('by the hour with max_days 1, from 10:00 on the 11th to %s', async (end, said) => {
      expect(await desk.aloneHours({ max_days: 1 }, at('10:00'), end)).toBe(said);
    });

    it.each([
      [
        'for reference only',
        { for_reference_only: true },
        '400 booking.reference_only',
        '400 booking.reference_only',
      ],
      ['restricted', { restrict_reservation: true }, '403 booking.restricted', 'ok'],
      ['booked by scanning', { only_scan_booking: true }, '403 booking.scan_only', 'ok'],
    ])('what is %s', async (_, terms, member, manager) => {
      expect([await desk.alone({}, terms, 11), await desk.alone({}, terms, 11, 11, true)]).toEqual([
        member,
        manager,
      ]);
    });

    it('booked by scanning: its id, its address or its management id, and no other', async () => {
      const terms = { only_scan_booking: true, management_id: 'CAM-7', quantity: 9 };
      const id = await good(await desk.lender(), terms);
      const scan = async (scanned_code: string) =>
        (await desk.book(desk.hana, id, 11, 11, { scanned_code })).said;
      const no = '403 booking.scan_only';
      expect([await scan(id), await scan(`https://x.test/goods/${id}`), await scan(' CAM-7 ')]).toEqual([
        'ok',
        'ok',
        'ok',
      ]);
      expect([await scan('CAM-8'), await scan(`${id}0`), await scan(' ')]).toEqual([no, no, no]);
    });
  });

  describe('days that are not 24 hours long', () => {
    it.each([
      ['Europe/Berlin', '2027-03-28', 23],
      ['Europe/Berlin', '2027-10-31', 25],
      ['Australia/Lord_Howe', '2027-04-04', 24.5],
      ['Australia/Lord_Howe', '2027-10-03', 23.5],
      ['America/New_York', '2027-03-14', 23],
      ['America/New_York', '2027-11-07', 25],
      ['Asia/Tokyo', '2027-03-28', 24],
    ])('in %s, %s', async (time_zone, date, hours) => {
      const lender = await desk.lender({ time_zone });
      const body = { start_date: date, end_date: date, good_id: await good(lender) };
      const { body: answer } = await made(desk.hana.send('POST', '/bookings', body));
      const { start_at, end_at, start_date, end_date } = answer.booking;
      expect([(Date.parse(end_at) - Date.parse(start_at)) / 3_600_000, start_date, end_date]).toEqual([
        hours,
        date,
        date,
      ]);
      // The next day begins where it ends.
      const { body: schedule } = await made(
        desk.hana.send('GET', `/goods/${body.good_id}/schedule?from=${date}&days=2`),
      );
      expect(schedule.schedule.days.map(({ remaining }: Fields) => remaining)).toEqual([0, 1]);
    });

    it('by the hour, max_days counts hours gone by: a day of 25 is too long, one of 23 is not', async () => {
      const lender = await desk.lender({ time_zone: 'Europe/Berlin' });
      const over = async (start: string, end: string) =>
        (await desk.bookHours(desk.hana, await good(lender, { is_hourly: true, max_days: 1 }), start, end))
          .said;
      expect(await over('2027-10-31T00:00:00+02:00', '2027-10-31T23:00:00+01:00')).toBe('ok');
      expect(await over('2027-10-31T00:00:00+02:00', '2027-10-31T23:15:00+01:00')).toBe(
        '400 booking.max_days',
      );
      expect(await over('2027-03-28T00:00:00+01:00', '2027-03-29T01:00:00+02:00')).toBe('ok');
      expect(await over('2027-03-28T00:00:00+01:00', '2027-03-29T01:15:00+02:00')).toBe(
        '400 booking.max_days',
      );
      // The repeated hour is two hours.
      const repeated = await good(lender, { is_hourly: true });
      expect(
        (await desk.bookHours(desk.hana, repeated, '2027-10-31T02:00:00+02:00', '2027-10-31T02:00:00+01:00'))
          .said,
      ).toBe('ok');
      expect(
        (await desk.bookHours(desk.ken, repeated, '2027-10-31T02:00:00+01:00', '2027-10-31T03:00:00+01:00'))
          .said,
      ).toBe('ok');
    });
  });
});
