import { addDays, endOfDay, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import { runs } from '../../platform/src/testing/budget';
import { chargeAtReturn, type LoanRange, type Prices, type ReturnFacts } from '../src';
import { prices } from './arbitraries';
import { costByCounting } from './return-model';

const ZONE = 'Asia/Tokyo';
const HOUR = 3_600_000;
const NONE: Prices = { perHour: null, perDay: null, perWeek: null, perMonth: null };
const ALL: Prices = { ...NONE, perHour: 300, perDay: 1_000, perWeek: 5_000, perMonth: 15_000 };
const FIRST = '2027-03-01';
const NINE = startOfDay(FIRST, ZONE) + 9 * HOUR;

const byDay = (count: number): LoanRange => ({
  ...{ unit: 'day', startDate: FIRST, endDate: addDays(FIRST, count - 1) },
});
const byHour = (minutes: number): LoanRange => ({
  ...{ unit: 'hour', startAt: NINE, endAt: NINE + minutes * 60_000 },
});
/** Noon of the n-th day of the loan. */
const noon = (day: number) => startOfDay(addDays(FIRST, day - 1), ZONE) + 12 * HOUR;

const charge = (agreed: LoanRange, at: number, more: Partial<ReturnFacts> = {}) =>
  chargeAtReturn({
    ...{ prices: ALL, zone: ZONE, agreed, whole: agreed, returns: [{ quantity: 1, at }] },
    ...{ isClosed: () => false, purchasePrice: null, ...more },
  });
const linesOf = ({ lines }: ReturnType<typeof charge>) =>
  lines.map((line) => `${line.count} ${line.kind} × ${line.quantity} = ${line.amount}`);

describe('a loan that was extended', () => {
  it.each([
    [5, 7, 0],
    [5, 8, 1_000],
    [2, 4, 2_000],
    [13, 25, 5_000],
  ])('from %d to %d days costs the difference of the prices: %d', (booked, until, extended) => {
    const price = charge(byDay(booked), noon(until), { whole: byDay(until) });
    expect([price.extended, price.overdue, price.total]).toEqual([extended, 0, extended]);
  });

  it('costs the whole quantity, with the days of the extension in one line', () => {
    const returns = [
      { quantity: 2, at: noon(1) },
      { quantity: 1, at: noon(4) },
    ];
    expect(linesOf(charge(byDay(2), 0, { whole: byDay(4), returns }))).toEqual(['2 extended × 3 = 6000']);
  });

  it('costs only what was used of it, and nothing where it came back in the booked time', () => {
    expect(charge(byDay(2), noon(3), { whole: byDay(9) }).total).toBe(1_000);
    expect(charge(byDay(2), noon(2), { whole: byDay(9) }).total).toBe(0);
    const hourly = charge(byHour(60), NINE + 61 * 60_000, { whole: byHour(240) });
    expect(linesOf(hourly)).toEqual(['0.25 extended × 1 = 75']);
  });
});

describe('a loan that came back late', () => {
  it('costs each begun day after its end', () => {
    expect(charge(byDay(2), noon(2)).total).toBe(0);
    expect(charge(byDay(2), endOfDay(addDays(FIRST, 1), ZONE) - 1).total).toBe(0);
    expect(charge(byDay(2), endOfDay(addDays(FIRST, 1), ZONE)).total).toBe(1_000);
    expect(linesOf(charge(byDay(2), noon(5)))).toEqual(['3 late_day × 1 = 3000']);
  });

  it.each<[string, Prices, number]>([
    ['a seventh of a week, rounded up', { ...NONE, perWeek: 5_000, perMonth: 15_000 }, 715],
    ['a 31st of a month, rounded up', { ...NONE, perMonth: 15_000 }, 484],
  ])('costs %s, where a day has no price', (_, of, perDay) => {
    expect(charge(byDay(2), noon(4), { prices: of }).overdue).toBe(2 * perDay);
  });

  it('costs nothing for closed days', () => {
    const isClosed = (day: string) => day === '2027-03-03' || day === '2027-03-04';
    expect(linesOf(charge(byDay(2), noon(5), { isClosed }))).toEqual(['1 late_day × 1 = 1000']);
    expect(charge(byDay(2), noon(4), { isClosed }).total).toBe(0);
  });

  it('costs what it cost to buy at most, for each piece', () => {
    const returns = [
      { quantity: 1, at: noon(4) },
      { quantity: 2, at: noon(12) },
    ];
    const price = charge(byDay(2), 0, { returns, purchasePrice: 5_500 });
    expect(linesOf(price)).toEqual(['2 late_day × 1 = 2000', '10 late_day × 2 = 11000']);
    expect(charge(byDay(2), noon(4), { purchasePrice: 0 }).total).toBe(0);
  });

  it('counts each day the pieces that are still out', () => {
    const returns = [
      { quantity: 1, at: noon(2) },
      { quantity: 2, at: noon(3) },
      { quantity: 1, at: noon(5) },
      { quantity: 3, at: noon(3) + HOUR },
    ];
    expect(linesOf(charge(byDay(2), 0, { returns }))).toEqual([
      '1 late_day × 5 = 5000',
      '3 late_day × 1 = 3000',
    ]);
  });

  it('costs started quarters by the hour, and at most 8 hours for each 24 hours', () => {
    const late = (minutes: number, more: Partial<ReturnFacts> = {}) =>
      linesOf(charge(byHour(120), NINE + (120 + minutes) * 60_000, more));
    expect(late(0)).toEqual([]);
    expect(late(1)).toEqual(['0.25 late_hour × 1 = 75']);
    expect(late(165)).toEqual(['2.75 late_hour × 1 = 825']);
    expect(late(24 * 60)).toEqual(['8 late_hour × 1 = 2400']);
    expect(late(24 * 60 + 1)).toEqual(['8.25 late_hour × 1 = 2475']);
    // It ends at 11:00; the next day is closed, and the one after it opens at midnight.
    const isClosed = (day: string) => day === '2027-03-02';
    expect(late(40 * 60, { isClosed })).toEqual(['11 late_hour × 1 = 3300']);
  });

  it('and that was extended has both', () => {
    const price = charge(byDay(2), noon(6), { whole: byDay(4) });
    expect(linesOf(price)).toEqual(['2 extended × 1 = 2000', '2 late_day × 1 = 2000']);
    expect([price.extended, price.overdue, price.total]).toEqual([2_000, 2_000, 4_000]);
  });
});

describe('one charge', () => {
  it('is waived below the lowest, and cut to the highest, lateness first', () => {
    const cheap = { ...NONE, perDay: 7 };
    expect(charge(byDay(2), noon(9), { prices: cheap })).toMatchObject({ total: 0, lines: [] });
    expect(charge(byDay(20), noon(28), { prices: cheap }).total).toBe(56);
    const dear = { ...NONE, perDay: 1_000_000 };
    const price = charge(byDay(2), noon(25), { prices: dear, whole: byDay(8) });
    expect([price.extended, price.overdue, price.total]).toEqual([6_000_000, 3_999_999, 9_999_999]);
    expect(linesOf(price).at(-1)).toBe('17 late_day × 1 = 3999999');
  });

  const facts = fc
    .record({
      prices,
      zone: fc.constantFrom(ZONE, 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'),
      hourly: fc.boolean(),
      booked: fc.integer({ min: 1, max: 40 }),
      added: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
      closed: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }),
      purchasePrice: fc.option(fc.integer({ min: 0, max: 20_000 })),
      parts: fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 3 }), after: fc.integer({ min: 1, max: 90_000 }) }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ hourly, booked, added, closed, parts, ...more }): ReturnFacts => {
      const days = new Set(closed.map((day) => addDays(FIRST, day)));
      const range = hourly ? (length: number) => byHour(length * 15) : byDay;
      const start = hourly ? NINE : startOfDay(FIRST, more.zone);
      return {
        ...{ ...more, agreed: range(booked), whole: range(booked + added), isClosed: (day) => days.has(day) },
        returns: parts.map(({ quantity, after }) => ({ quantity, at: start + after * 60_000 })),
      };
    });

  it('is what counting each piece, day and quarter gives, and its lines add up to it', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { lines, ...price } = chargeAtReturn(of);
        expect(price).toEqual(costByCounting(of));
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
        expect(lines.every(({ amount, count }) => amount > 0 && count > 0)).toBe(true);
      }),
      { numRuns: runs(1_000, 10_000) },
    );
  });

  it('is never lower for a later return, but for what closed days and the lowest charge leave out', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 20_000 }), (of, minutes) => {
        const later = of.returns.map(({ quantity, at }) => ({ quantity, at: at + minutes * 60_000 }));
        expect(chargeAtReturn({ ...of, returns: later }).total).toBeGreaterThanOrEqual(
          chargeAtReturn(of).total,
        );
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
