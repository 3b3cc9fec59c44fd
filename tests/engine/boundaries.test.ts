import { startProduct, type Product } from '../product/start-product';
import { good, made, person, type Person } from './people';

/** A Monday noon in Tokyo, seven minutes into a quarter-hour; the 10th of that January is a Sunday. */
const NOW = '2027-01-04T12:07:00+09:00';

/** A day of January 2027. */
const jan = (day: number) => `2027-01-${String(day).padStart(2, '0')}`;
/** A time in Tokyo on the 11th of January 2027. */
const at = (time: string, day = 11) => `${jan(day)}T${time}:00+09:00`;

type Fields = Record<string, unknown>;

describe('every rule at its boundary, over REST', () => {
  let product: Product;
  let hana: Person;
  let ken: Person;
  const lenders = new Map<string, Person>();

  beforeAll(async () => {
    product = await startProduct();
    await product.setClock(NOW);
    [hana, ken] = await Promise.all([person(product.url), person(product.url)]);
  }, 300_000);
  afterAll(() => product?.stop());

  /** The lender with these rules; the same one for the same rules. */
  async function lenderWith(rules: Fields = {}): Promise<Person> {
    const key = JSON.stringify(rules);
    const known = lenders.get(key) ?? (await person(product.url, rules));
    lenders.set(key, known);
    return known;
  }

  /** `ok` and the booking's id, or status and code. */
  async function ask(who: Person, method: string, path: string, body?: unknown) {
    const { status, body: answer } = await who.send(method, path, body);
    if (status < 300) return { said: 'ok', id: answer.booking.id as string, field: '' };
    const [field = ''] = Object.keys((answer.errors ?? {}) as Fields);
    return { said: `${status} ${answer.code}`, id: '', field };
  }

  const book = (who: Person, goodId: string, start: number, end = start, more: Fields = {}) =>
    ask(who, 'POST', '/bookings', { good_id: goodId, start_date: jan(start), end_date: jan(end), ...more });
  const bookHours = (who: Person, goodId: string, start_at: string, end_at: string) =>
    ask(who, 'POST', '/bookings', { good_id: goodId, start_at, end_at });

  /** What is said to somebody who asks for those days of a new good, nothing else being booked. */
  async function alone(rules: Fields, terms: Fields, start: number, end = start, byManager = false) {
    const lender = await lenderWith(rules);
    const id = await good(lender, terms);
    return (await book(byManager ? lender : hana, id, start, end)).said;
  }

  async function aloneHours(terms: Fields, start: string, end: string) {
    return (await bookHours(hana, await good(await lenderWith(), { is_hourly: true, ...terms }), start, end))
      .said;
  }

  describe('what asks nobody else', () => {
    it.each([
      [2, 'ok'],
      [3, 'ok'],
      [4, '400 booking.max_days'],
    ])('max_days 3: %s days', async (days, said) => {
      expect(await alone({}, { max_days: 3 }, 11, 10 + days)).toBe(said);
      expect(await alone({}, { max_days: 3 }, 11, 10 + days, true)).toBe(said);
    });

    it.each([
      [2, 'ok'],
      [3, 'ok'],
      [4, '400 booking.quantity'],
    ])('quantity 3: %s units', async (quantity, said) => {
      const id = await good(await lenderWith(), { quantity: 3 });
      expect((await book(hana, id, 11, 11, { quantity })).said).toBe(said);
    });

    it.each([
      [5, '400 booking.at_least_days_ahead', 'ok'],
      [6, 'ok', 'ok'],
      [7, 'ok', 'ok'],
      [3, '400 booking.in_the_past', '400 booking.in_the_past'],
    ])('at_least_days_ahead 2, on the 4th: the %sth', async (day, member, manager) => {
      const rules = { at_least_days_ahead: 2 };
      expect([await alone(rules, {}, day), await alone(rules, {}, day, day, true)]).toEqual([
        member,
        manager,
      ]);
    });

    it.each([
      [3, '400 booking.in_the_past'],
      [4, 'ok'],
      [5, 'ok'],
    ])('today, the 4th: the %sth', async (day, said) => {
      expect(await alone({}, {}, day)).toBe(said);
    });

    it.each([
      ['ends on', 9, 10, '400 booking.disabled_weekday', 'end_date'],
      ['begins on', 10, 11, '400 booking.disabled_weekday', 'start_date'],
      ['has inside', 9, 11, 'ok', ''],
      ['ends before', 8, 9, 'ok', ''],
    ])('a disabled weekday that a booking %s', async (_, start, end, said, field) => {
      const lender = await lenderWith({ disabled_days_indexes: [0] });
      expect(await book(hana, await good(lender), start, end)).toMatchObject({ said, field });
      expect((await book(lender, await good(lender), start, end)).said).toBe('ok');
    });

    it.each([
      ['ends on', 12, 13, '400 booking.closed_date', 'end_date'],
      ['begins on', 13, 14, '400 booking.closed_date', 'start_date'],
      ['has inside', 12, 14, 'ok', ''],
    ])('a closed date that a booking %s', async (_, start, end, said, field) => {
      const lender = await lenderWith({ closed_dates: [jan(13)] });
      expect(await book(hana, await good(lender), start, end)).toMatchObject({ said, field });
      expect((await book(lender, await good(lender), start, end)).said).toBe('ok');
    });

    it.each([
      [9, 11, '400 booking.closed_date'],
      [10, 12, 'ok'],
      [11, 12, 'ok'],
      [11, 13, '400 booking.closed_date'],
    ])('lent from the 10th to the 12th: the %sth to the %sth', async (start, end, said) => {
      expect(await alone({}, { from: jan(10), to: jan(12) }, start, end)).toBe(said);
    });

    it.each([
      ['2037-01-03', 'ok'],
      ['2037-01-04', 'ok'],
      ['2037-01-05', '400 booking.range'],
    ])('ten years ahead: %s', async (date, said) => {
      const id = await good(await lenderWith());
      const body = { good_id: id, start_date: date, end_date: date };
      expect((await ask(hana, 'POST', '/bookings', body)).said).toBe(said);
    });

    it('an end before its start', async () => {
      const days = await good(await lenderWith());
      expect((await book(hana, days, 12, 11)).said).toBe('400 booking.range');
      expect(await aloneHours({}, at('10:00'), at('10:00'))).toBe('400 booking.range');
    });

    it('days for what is lent by the hour, and the other way round', async () => {
      const lender = await lenderWith();
      expect((await book(hana, await good(lender, { is_hourly: true }), 11)).said).toBe('400 booking.range');
      expect((await bookHours(hana, await good(lender), at('10:00'), at('11:00'))).said).toBe(
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
      expect(await aloneHours({}, start, end)).toBe(said);
    });

    it.each([
      [at('09:45', 12), 'ok'],
      [at('10:00', 12), 'ok'],
      [at('10:15', 12), '400 booking.max_days'],
    ])('by the hour with max_days 1, from 10:00 on the 11th to %s', async (end, said) => {
      expect(await aloneHours({ max_days: 1 }, at('10:00'), end)).toBe(said);
    });

    it.each([
      [
        'for reference only',
        { for_reference_only: true },
        '400 booking.reference_only',
        '400 booking.reference_only',
      ],
      ['restricted', { restrict_reservation: true }, '403 booking.restricted', 'ok'],
      ['booked by scanning', { only_scan_booking: true }, '403 booking.scan_only', '403 booking.scan_only'],
    ])('what is %s', async (_, terms, member, manager) => {
      expect([await alone({}, terms, 11), await alone({}, terms, 11, 11, true)]).toEqual([member, manager]);
    });

    it('booked by scanning: its id, its address or its management id, and no other', async () => {
      const terms = { only_scan_booking: true, management_id: 'CAM-7', quantity: 9 };
      const id = await good(await lenderWith(), terms);
      const scan = async (scanned_code: string) => (await book(hana, id, 11, 11, { scanned_code })).said;
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
      const lender = await lenderWith({ time_zone });
      const body = { start_date: date, end_date: date, good_id: await good(lender) };
      const { body: answer } = await made(hana.send('POST', '/bookings', body));
      const { start_at, end_at, start_date, end_date } = answer.booking;
      expect([(Date.parse(end_at) - Date.parse(start_at)) / 3_600_000, start_date, end_date]).toEqual([
        hours,
        date,
        date,
      ]);
      // The next day begins where it ends.
      const { body: schedule } = await made(
        hana.send('GET', `/goods/${body.good_id}/schedule?from=${date}&days=2`),
      );
      expect(schedule.schedule.days.map(({ remaining }: Fields) => remaining)).toEqual([0, 1]);
    });

    it('by the hour, max_days counts hours gone by: a day of 25 is too long, one of 23 is not', async () => {
      const lender = await lenderWith({ time_zone: 'Europe/Berlin' });
      const over = async (start: string, end: string) =>
        (await bookHours(hana, await good(lender, { is_hourly: true, max_days: 1 }), start, end)).said;
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
        (await bookHours(hana, repeated, '2027-10-31T02:00:00+02:00', '2027-10-31T02:00:00+01:00')).said,
      ).toBe('ok');
      expect(
        (await bookHours(ken, repeated, '2027-10-31T02:00:00+01:00', '2027-10-31T03:00:00+01:00')).said,
      ).toBe('ok');
    });
  });

  describe('what asks who has it', () => {
    it.each([
      [7, 'ok'],
      [8, '409 booking.unavailable'],
      [10, '409 booking.unavailable'],
      [12, '409 booking.unavailable'],
      [13, 'ok'],
    ])('margin 2, the 10th taken: the %sth', async (day, said) => {
      const lender = await lenderWith();
      const id = await good(lender, { margin_days: 2 });
      await book(ken, id, 10);
      expect((await book(hana, id, day)).said).toBe(said);
      expect((await book(lender, id, day)).said).toBe('409 booking.unavailable');
    });

    it.each([
      [1, 'ok'],
      [2, 'ok'],
      [3, '409 booking.unavailable'],
    ])('quantity 3, one taken: %s units', async (quantity, said) => {
      const id = await good(await lenderWith(), { quantity: 3 });
      await book(ken, id, 10, 12);
      expect((await book(hana, id, 12, 14, { quantity })).said).toBe(said);
    });

    it('back to back, by the day and by the quarter-hour', async () => {
      const lender = await lenderWith();
      const [days, hours] = [await good(lender), await good(lender, { is_hourly: true })];
      await book(ken, days, 10, 12);
      await bookHours(ken, hours, at('10:00'), at('11:00'));
      const asked = [
        await book(hana, days, 9),
        await book(hana, days, 13),
        await bookHours(hana, hours, at('09:45'), at('10:00')),
        await bookHours(hana, hours, at('11:00'), at('11:15')),
      ];
      expect(asked.map(({ said }) => said)).toEqual(Array(4).fill('ok'));
      expect((await bookHours(hana, hours, at('09:45'), at('10:15'))).said).toBe('409 booking.unavailable');
      expect((await bookHours(hana, hours, at('10:45'), at('11:00'))).said).toBe('409 booking.unavailable');
    });

    it('exclusive: while any booking is open, whatever its days, and for managers too', async () => {
      const lender = await lenderWith();
      const id = await good(lender, { is_exclusive: true, quantity: 5 });
      const first = await book(ken, id, 25);
      const far = async (who: Person) => (await book(who, id, 11)).said;
      expect([await far(hana), await far(lender)]).toEqual(Array(2).fill('409 booking.exclusive'));
      await ask(ken, 'DELETE', `/bookings/${first.id}`);
      expect(await far(hana)).toBe('ok');
    });
  });

  describe('what one may hold', () => {
    const hold = async (rules: Fields, ...days: (readonly [number, number])[]) => {
      const lender = await person(product.url, rules);
      const asked = [];
      for (const [start, end] of days) asked.push(await book(hana, await good(lender), start, end));
      return { lender, asked, said: asked.map(({ said }) => said) };
    };
    const full = '409 booking.max_supplies';

    it('max_supplies 2: the third that overlaps is refused, one beside them is not', async () => {
      const { said } = await hold({ max_supplies: 2 }, [10, 12], [12, 14], [12, 12], [15, 16], [13, 14]);
      expect(said).toEqual(['ok', 'ok', full, 'ok', 'ok']);
    });

    it('max_supplies 2 whatever the dates: the third is refused until one is cancelled or back', async () => {
      const rules = { max_supplies: 2, limit_supply_regardless_of_date: true };
      const { lender, asked, said } = await hold(rules, [4, 5], [20, 20], [25, 25]);
      expect(said).toEqual(['ok', 'ok', full]);
      await ask(hana, 'POST', `/bookings/${asked[0]!.id}/return`);
      const again = async () => (await book(hana, await good(lender), 26)).said;
      expect([await again(), await again()]).toEqual(['ok', full]);
      await ask(hana, 'DELETE', `/bookings/${asked[1]!.id}`);
      expect([await again(), await again()]).toEqual(['ok', full]);
      // Another person has a count of their own, and managers pass over it.
      expect((await book(ken, await good(lender), 26)).said).toBe('ok');
      expect((await book(lender, await good(lender), 26, 26, { user_id: hana.id })).said).toBe('ok');
    });

    it('max_supplies is asked again when a booking is moved among the others', async () => {
      const { asked } = await hold({ max_supplies: 1 }, [10, 11], [20, 21]);
      const move = (start: number, end: number) =>
        ask(hana, 'PATCH', `/bookings/${asked[1]!.id}`, { start_date: jan(start), end_date: jan(end) });
      expect([(await move(11, 12)).said, (await move(12, 13)).said]).toEqual([full, 'ok']);
    });
  });

  describe('how long it may become', () => {
    const extended = async (rules: Fields, ...days: number[]) => {
      const lender = await lenderWith(rules);
      const { id } = await book(hana, await good(lender), 10, 12);
      const said: string[] = [];
      for (const one of days)
        said.push((await ask(hana, 'POST', `/bookings/${id}/extend`, { days: one })).said);
      return { said, id, lender };
    };
    const no = '409 booking.not_extendable';

    it('extendable_days 3: two, three, four; and all of them together', async () => {
      const rules = { extendable_days: 3 };
      expect((await extended(rules, 2, 1, 1)).said).toEqual(['ok', 'ok', no]);
      expect((await extended(rules, 3)).said).toEqual(['ok']);
      const { said, id, lender } = await extended(rules, 4);
      expect(said).toEqual([no]);
      expect((await ask(lender, 'POST', `/bookings/${id}/extend`, { days: 4 })).said).toBe('ok');
      expect((await extended({}, 1)).said).toEqual([no]);
    });

    it('only where it fits, managers too', async () => {
      const lender = await lenderWith({ extendable_days: 3 });
      const id = await good(lender, { margin_days: 1 });
      const { id: mine } = await book(hana, id, 10, 11);
      await book(ken, id, 15);
      const by = async (who: Person, days: number) =>
        (await ask(who, 'POST', `/bookings/${mine}/extend`, { days })).said;
      const taken = '409 booking.unavailable';
      expect([await by(hana, 3), await by(lender, 3), await by(hana, 2)]).toEqual([taken, taken, 'ok']);
    });

    it('not to end on a closed day, but over it', async () => {
      const lender = await lenderWith({ extendable_days: 5, closed_dates: [jan(13)] });
      const { id } = await book(hana, await good(lender), 10, 12);
      const by = async (days: number) => (await ask(hana, 'POST', `/bookings/${id}/extend`, { days })).said;
      expect([await by(1), await by(2)]).toEqual(['400 booking.closed_date', 'ok']);
    });
  });

  /** These move the clock, from the 4th to the 6th. */
  describe('to the second', () => {
    it('cancelled until the start, returned from the start on, late from the end on', async () => {
      const lender = await lenderWith();
      const goods = [await good(lender), await good(lender, { quantity: 2 })] as const;
      const { id } = await book(hana, goods[0], 5);
      const { id: other } = await book(hana, goods[1], 5);
      const state = async () =>
        (await made(hana.send('GET', `/bookings/${id}`))).body.booking.state as string;
      const back = async () => (await ask(hana, 'POST', `/bookings/${other}/return`)).said;
      const withdraw = async () => (await ask(hana, 'DELETE', `/bookings/${id}`)).said;

      await product.setClock('2027-01-04T23:59:57+09:00');
      const { id: third } = await book(hana, await good(lender), 5);
      expect(await back()).toBe('409 booking.not_started');
      expect((await ask(hana, 'DELETE', `/bookings/${third}`)).said).toBe('ok');
      await product.setClock('2027-01-05T00:00:00+09:00');
      expect([await withdraw(), await back()]).toEqual(['409 booking.started', 'ok']);

      await product.setClock('2027-01-05T23:59:50+09:00');
      expect(await state()).toBe('reserved');
      await product.setClock('2027-01-06T00:00:00+09:00');
      expect(await state()).toBe('overdue');
      // What is late is missed today, and not tomorrow; a second unit is there.
      expect((await book(ken, goods[0], 6, 7)).said).toBe('409 booking.on_loan');
      expect((await book(ken, goods[0], 7)).said).toBe('ok');
    });

    it('what came back this morning goes out this afternoon; with a margin, when that is over', async () => {
      await product.setClock('2027-01-06T09:00:00+09:00');
      const lender = await lenderWith();
      const [none, one] = [await good(lender), await good(lender, { margin_days: 1 })];
      for (const id of [none, one]) {
        const { id: mine } = await book(hana, id, 6, 8);
        expect((await book(ken, id, 6)).said).toBe('409 booking.unavailable');
        await ask(hana, 'POST', `/bookings/${mine}/return`);
      }
      expect((await book(ken, none, 6)).said).toBe('ok');
      const days = [await book(ken, one, 6), await book(ken, one, 7), await book(ken, one, 8)];
      const taken = '409 booking.unavailable';
      expect(days.map(({ said }) => said)).toEqual([taken, taken, 'ok']);
    });
  });
});
