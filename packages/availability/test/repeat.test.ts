import { addDays, dayOf, daysBetween, wallClock, weekdayOf } from '@kashikari/kernel';
import fc from 'fast-check';
import { MAX_REPEATS, occurrencesOf, REPEATS, type BookingRange, type DayRange } from '../src';

const ZONE = 'Asia/Tokyo';
const day = (date: string, length = 1): DayRange => ({
  unit: 'day',
  startDate: date,
  endDate: addDays(date, length - 1),
});
const startsOf = (first: BookingRange, every: (typeof REPEATS)[number], count: number) =>
  occurrencesOf(first, { every, count, until: null }, ZONE).map((one) => (one as DayRange).startDate);

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((index) => addDays('2027-01-01', index));

describe('a range that repeats', () => {
  it('comes again every week or every second', () => {
    expect(startsOf(day('2027-02-22'), 'week', 3)).toEqual(['2027-02-22', '2027-03-01', '2027-03-08']);
    expect(startsOf(day('2027-12-27'), 'two_weeks', 2)).toEqual(['2027-12-27', '2028-01-10']);
  });

  it('comes again on the same weekday of the month, where the month has one', () => {
    expect(startsOf(day('2027-01-12'), 'month', 3)).toEqual(['2027-01-12', '2027-02-09', '2027-03-09']);
    expect(startsOf(day('2027-01-29'), 'month', 3)).toEqual(['2027-01-29', '2027-04-30', '2027-07-30']);
  });

  it('ends with the last that begins on the day named', () => {
    const until = (last: string) =>
      occurrencesOf(day('2027-01-11', 3), { every: 'week', count: null, until: last }, ZONE).length;
    expect([until('2027-01-17'), until('2027-01-18'), until('2027-01-19')]).toEqual([1, 2, 2]);
  });

  it('is told one too many, where it would be more than a year of weeks', () => {
    expect(startsOf(day('2027-01-11'), 'week', 400)).toHaveLength(MAX_REPEATS + 1);
    expect(
      occurrencesOf(day('2027-01-29'), { every: 'month', count: null, until: '2099-01-01' }, ZONE),
    ).toHaveLength(MAX_REPEATS + 1);
  });

  it('keeps weekday, length and order, whatever it begins with', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...REPEATS),
        fc.integer({ min: 1, max: 52 }),
        (start, length, every, count) => {
          const all = occurrencesOf(day(start, length), { every, count, until: null }, ZONE) as DayRange[];
          expect(all).toHaveLength(count);
          expect(all[0]).toEqual(day(start, length));
          for (const [index, one] of all.entries()) {
            expect(weekdayOf(one.startDate)).toBe(weekdayOf(start));
            expect(daysBetween(one.startDate, one.endDate)).toBe(length - 1);
            if (index > 0) expect(one.startDate > (all[index - 1] as DayRange).startDate).toBe(true);
            const nth = (date: string) => Math.ceil(Number(date.slice(8)) / 7);
            if (every === 'month') expect(nth(one.startDate)).toBe(nth(start));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves out no month that has such a day', () => {
    fc.assert(
      fc.property(anyDay, (start) => {
        const found = new Set(startsOf(day(start), 'month', 30));
        const last = [...found].at(-1) as string;
        const nth = (date: string) => Math.ceil(Number(date.slice(8)) / 7);
        for (let date = start; date <= last; date = addDays(date, 7))
          expect(found.has(date)).toBe(nth(date) === nth(start));
      }),
      { numRuns: 100 },
    );
  });

  it('shows the same hour on the clock of its zone, and lasts as long', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo'),
        (date, quarter, length, zone) => {
          const startAt = Date.parse(`${date}T00:00:00Z`) + quarter * 900_000;
          const first: BookingRange = { unit: 'hour', startAt, endAt: startAt + length * 900_000 };
          const { minutes } = wallClock(startAt, zone);
          for (const one of occurrencesOf(first, { every: 'week', count: 52, until: null }, zone)) {
            if (one.unit !== 'hour') throw new Error('hours stay hours');
            expect(one.endAt - one.startAt).toBe(length * 900_000);
            const clock = wallClock(one.startAt, zone);
            expect(weekdayOf(clock.day)).toBe(weekdayOf(dayOf(startAt, zone)));
            // If the clock skips the time, the booking begins later by the amount skipped.
            expect([0, 30, 60]).toContain(clock.minutes - minutes);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
