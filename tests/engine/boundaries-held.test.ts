import { startProduct, type Product } from '../product/start-product';
import { at, Desk, jan, NOW, type Fields } from './desk';
import { good, made, type Person } from './people';

describe('every rule at its boundary, beside what others hold', () => {
  let product: Product;
  let desk: Desk;

  beforeAll(async () => {
    product = await startProduct();
    await product.setClock(NOW);
    desk = await Desk.open(product.url);
  }, 300_000);
  afterAll(() => product?.stop());

  describe('what asks who has it', () => {
    it.each([
      [7, 'ok'],
      [8, '409 booking.unavailable'],
      [10, '409 booking.unavailable'],
      [12, '409 booking.unavailable'],
      [13, 'ok'],
    ])('margin 2, the 10th taken: the %sth', async (day, said) => {
      const lender = await desk.lender();
      const id = await good(lender, { margin_days: 2 });
      await desk.book(desk.ken, id, 10);
      expect((await desk.book(desk.hana, id, day)).said).toBe(said);
      expect((await desk.book(lender, id, day)).said).toBe('409 booking.unavailable');
    });

    it.each([
      [1, 'ok'],
      [2, 'ok'],
      [3, '409 booking.unavailable'],
    ])('quantity 3, one taken: %s units', async (quantity, said) => {
      const id = await good(await desk.lender(), { quantity: 3 });
      await desk.book(desk.ken, id, 10, 12);
      expect((await desk.book(desk.hana, id, 12, 14, { quantity })).said).toBe(said);
    });

    it('back to back, by the day and by the quarter-hour', async () => {
      const lender = await desk.lender();
      const [days, hours] = [await good(lender), await good(lender, { is_hourly: true })];
      await desk.book(desk.ken, days, 10, 12);
      await desk.bookHours(desk.ken, hours, at('10:00'), at('11:00'));
      const asked = [
        await desk.book(desk.hana, days, 9),
        await desk.book(desk.hana, days, 13),
        await desk.bookHours(desk.hana, hours, at('09:45'), at('10:00')),
        await desk.bookHours(desk.hana, hours, at('11:00'), at('11:15')),
      ];
      expect(asked.map(({ said }) => said)).toEqual(Array(4).fill('ok'));
      expect((await desk.bookHours(desk.hana, hours, at('09:45'), at('10:15'))).said).toBe(
        '409 booking.unavailable',
      );
      expect((await desk.bookHours(desk.hana, hours, at('10:45'), at('11:00'))).said).toBe(
        '409 booking.unavailable',
      );
    });

    it('exclusive: while any booking is open, whatever its days, and for managers too', async () => {
      const lender = await desk.lender();
      const id = await good(lender, { is_exclusive: true, quantity: 5 });
      const first = await desk.book(desk.ken, id, 25);
      const far = async (who: Person) => (await desk.book(who, id, 11)).said;
      expect([await far(desk.hana), await far(lender)]).toEqual(Array(2).fill('409 booking.exclusive'));
      await desk.ask(desk.ken, 'DELETE', `/bookings/${first.id}`);
      expect(await far(desk.hana)).toBe('ok');
    });
  });

  describe('what one may hold', () => {
    const hold = async (rules: Fields, ...days: (readonly [number, number])[]) => {
      const lender = await desk.newLender(rules);
      const asked = [];
      for (const [start, end] of days) asked.push(await desk.book(desk.hana, await good(lender), start, end));
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
      await desk.ask(desk.hana, 'POST', `/bookings/${asked[0]!.id}/return`);
      const again = async () => (await desk.book(desk.hana, await good(lender), 26)).said;
      expect([await again(), await again()]).toEqual(['ok', full]);
      await desk.ask(desk.hana, 'DELETE', `/bookings/${asked[1]!.id}`);
      expect([await again(), await again()]).toEqual(['ok', full]);
      // Another person has a separate count, and managers are exempt from it.
      expect((await desk.book(desk.ken, await good(lender), 26)).said).toBe('ok');
      expect((await desk.book(lender, await good(lender), 26, 26, { user_id: desk.hana.id })).said).toBe(
        'ok',
      );
    });

    it('max_supplies is asked again when a booking is moved among the others', async () => {
      const { asked } = await hold({ max_supplies: 1 }, [10, 11], [20, 21]);
      const move = (start: number, end: number) =>
        desk.ask(desk.hana, 'PATCH', `/bookings/${asked[1]!.id}`, {
          start_date: jan(start),
          end_date: jan(end),
        });
      expect([(await move(11, 12)).said, (await move(12, 13)).said]).toEqual([full, 'ok']);
    });
  });

  describe('how long it may become', () => {
    const extended = async (rules: Fields, ...days: number[]) => {
      const lender = await desk.lender(rules);
      const { id } = await desk.book(desk.hana, await good(lender), 10, 12);
      const said: string[] = [];
      for (const one of days)
        said.push((await desk.ask(desk.hana, 'POST', `/bookings/${id}/extend`, { days: one })).said);
      return { said, id, lender };
    };
    const no = '409 booking.not_extendable';

    it('extendable_days 3: two, three, four; and all of them together', async () => {
      const rules = { extendable_days: 3 };
      expect((await extended(rules, 2, 1, 1)).said).toEqual(['ok', 'ok', no]);
      expect((await extended(rules, 3)).said).toEqual(['ok']);
      const { said, id, lender } = await extended(rules, 4);
      expect(said).toEqual([no]);
      expect((await desk.ask(lender, 'POST', `/bookings/${id}/extend`, { days: 4 })).said).toBe('ok');
      expect((await extended({}, 1)).said).toEqual([no]);
    });

    it('only where it fits, managers too', async () => {
      const lender = await desk.lender({ extendable_days: 3 });
      const id = await good(lender, { margin_days: 1 });
      const { id: mine } = await desk.book(desk.hana, id, 10, 11);
      await desk.book(desk.ken, id, 15);
      const by = async (who: Person, days: number) =>
        (await desk.ask(who, 'POST', `/bookings/${mine}/extend`, { days })).said;
      const taken = '409 booking.unavailable';
      expect([await by(desk.hana, 3), await by(lender, 3), await by(desk.hana, 2)]).toEqual([
        taken,
        taken,
        'ok',
      ]);
    });

    it('not to end on a closed day, but over it', async () => {
      const lender = await desk.lender({ extendable_days: 5, closed_dates: [jan(13)] });
      const { id } = await desk.book(desk.hana, await good(lender), 10, 12);
      const by = async (days: number) =>
        (await desk.ask(desk.hana, 'POST', `/bookings/${id}/extend`, { days })).said;
      expect([await by(1), await by(2)]).toEqual(['400 booking.closed_date', 'ok']);
    });
  });

  /** These move the clock, from the 4th to the 6th. */
  describe('to the second', () => {
    it('cancelled until the start, returned from the start on, late from the end on', async () => {
      const lender = await desk.lender();
      const goods = [await good(lender), await good(lender, { quantity: 2 })] as const;
      const { id } = await desk.book(desk.hana, goods[0], 5);
      const { id: other } = await desk.book(desk.hana, goods[1], 5);
      const state = async () =>
        (await made(desk.hana.send('GET', `/bookings/${id}`))).body.booking.state as string;
      const back = async () => (await desk.ask(desk.hana, 'POST', `/bookings/${other}/return`)).said;
      const withdraw = async () => (await desk.ask(desk.hana, 'DELETE', `/bookings/${id}`)).said;

      const { id: third } = await desk.book(desk.hana, await good(lender), 5);
      // The clock runs on. However long a slow machine takes for one action, the other gets the same second.
      const lastSecond = () => product.setClock('2027-01-04T23:59:57+09:00');
      await lastSecond();
      expect(await back()).toBe('409 booking.not_started');
      await lastSecond();
      expect((await desk.ask(desk.hana, 'DELETE', `/bookings/${third}`)).said).toBe('ok');
      await product.setClock('2027-01-05T00:00:00+09:00');
      expect([await withdraw(), await back()]).toEqual(['409 booking.started', 'ok']);

      await product.setClock('2027-01-05T23:59:50+09:00');
      expect(await state()).toBe('reserved');
      await product.setClock('2027-01-06T00:00:00+09:00');
      expect(await state()).toBe('overdue');
      // The overdue unit is missing today but not tomorrow; a second unit is available.
      expect((await desk.book(desk.ken, goods[0], 6, 7)).said).toBe('409 booking.on_loan');
      expect((await desk.book(desk.ken, goods[0], 7)).said).toBe('ok');
    });

    it('what came back this morning goes out this afternoon; with a margin, when that is over', async () => {
      await product.setClock('2027-01-06T09:00:00+09:00');
      const lender = await desk.lender();
      const [none, one] = [await good(lender), await good(lender, { margin_days: 1 })];
      for (const id of [none, one]) {
        const { id: mine } = await desk.book(desk.hana, id, 6, 8);
        expect((await desk.book(desk.ken, id, 6)).said).toBe('409 booking.on_loan');
        await desk.ask(desk.hana, 'POST', `/bookings/${mine}/return`);
      }
      expect((await desk.book(desk.ken, none, 6)).said).toBe('ok');
      const days = [
        await desk.book(desk.ken, one, 6),
        await desk.book(desk.ken, one, 7),
        await desk.book(desk.ken, one, 8),
      ];
      const taken = '409 booking.unavailable';
      expect(days.map(({ said }) => said)).toEqual([taken, taken, 'ok']);
    });
  });
});
