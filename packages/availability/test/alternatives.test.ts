import { addDays, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import {
  ALWAYS_OPEN,
  type BookingRange,
  canHave,
  type NearestFreeInput,
  type Opening,
  refusalsOf,
  alternativesOf,
} from '../src';

const zone = 'Asia/Tokyo';
const today = '2027-01-04'; // a Monday
const now = startOfDay(today, zone) + 9 * 3_600_000;
const terms = { zone, quantity: 2, isHourly: false, maxDays: 3, marginDays: 0, isExclusive: false };
const days = (startDate: string, endDate: string): BookingRange => ({ unit: 'day', startDate, endDate });
const taken = (from: string, to: string, quantity = 2) => ({
  claim: { from: startOfDay(from, zone), until: startOfDay(addDays(to, 1), zone) },
  ...{ quantity, open: true, out: false, overdue: false },
});
const input = (asked: BookingRange, more: Partial<NearestFreeInput> = {}): NearestFreeInput => ({
  ...{ asked, quantity: 1, terms, opening: ALWAYS_OPEN, occupants: [], now, passesOverOpening: false },
  ...more,
});
const codesOf = (asking: NearestFreeInput) => refusalsOf(asking).map(({ code }) => code);

/** Whole days within five weeks from today, whatever the lender's rules. */
const place = fc.integer({ min: 0, max: 35 }).map((by) => addDays(today, by));
const some = fc.record({
  start: place,
  length: fc.integer({ min: 1, max: 9 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  maxDays: fc.option(fc.integer({ min: 1, max: 5 })),
  marginDays: fc.integer({ min: 0, max: 2 }),
  opening: fc.record({
    disabledWeekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 5 }),
    closedDates: fc.array(place, { maxLength: 5 }),
    daysAhead: fc.integer({ min: 0, max: 6 }),
  }),
  occupants: fc.array(
    fc.tuple(place, fc.integer({ min: 0, max: 4 })).map(([from, by]) => taken(from, addDays(from, by), 1)),
    { maxLength: 6 },
  ),
  manages: fc.boolean(),
});
const asking = some.map(({ start, length, quantity, maxDays, marginDays, opening, occupants, manages }) =>
  input(days(start, addDays(start, length - 1)), {
    ...{ quantity, occupants, passesOverOpening: manages },
    terms: { ...terms, maxDays, marginDays },
    opening: { ...ALWAYS_OPEN, ...opening } as Opening,
  }),
);

describe('the reasons against a range', () => {
  it('are none exactly where it can be had, and begin with the one that refuses it', () => {
    fc.assert(
      fc.property(asking, (one) => {
        fc.pre(one.quantity <= one.terms.quantity);
        const verdict = canHave(one, one.asked);
        expect(codesOf(one)[0]).toBe(verdict.ok ? undefined : verdict.refusal.code);
      }),
      { numRuns: 300 },
    );
  });

  it('are all named: too long, both ends closed, and taken', () => {
    const opening = { ...ALWAYS_OPEN, disabledWeekdays: [2], closedDates: ['2027-01-08'] };
    expect(
      codesOf(input(days('2027-01-05', '2027-01-08'), { opening, occupants: [taken(today, today)] })),
    ).toEqual(['booking.max_days', 'booking.disabled_weekday', 'booking.closed_date']);
    const crowd = [taken('2027-01-06', '2027-01-06')];
    expect(codesOf(input(days('2027-01-06', '2027-01-09'), { occupants: crowd }))).toEqual([
      'booking.max_days',
      'booking.unavailable',
    ]);
  });

  it('are its form alone where that is wrong', () => {
    expect(codesOf(input(days('2027-01-03', '2027-01-09')))).toEqual(['booking.in_the_past']);
  });

  it('are more than there are, where more is asked than the good has', () => {
    expect(codesOf(input(days('2027-01-05', '2027-01-05'), { quantity: 3 }))).toEqual(['booking.quantity']);
  });
});

describe('the alternatives', () => {
  it('can all be had', () => {
    fc.assert(
      fc.property(asking, (one) => {
        const { before, after, longest, free } = alternativesOf(one);
        for (const way of [before, after, longest]) expect(way === null || canHave(one, way).ok).toBe(true);
        const fewer = {
          ...one,
          quantity: free,
          passesOverOpening: true,
          terms: { ...one.terms, maxDays: null },
        };
        expect(free === 0 || canHave(fewer, one.asked).ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of a range that is too long are the longest from its start that trying each finds', () => {
    fc.assert(
      fc.property(asking, (one) => {
        const { maxDays } = one.terms;
        fc.pre(
          one.asked.unit === 'day' &&
            maxDays !== null &&
            addDays(one.asked.startDate, maxDays) <= one.asked.endDate,
        );
        const { startDate } = one.asked as Extract<BookingRange, { unit: 'day' }>;
        const tried = Array.from({ length: 9 }, (_, more) => days(startDate, addDays(startDate, more)));
        expect(alternativesOf(one).longest).toEqual(
          tried.filter((range) => canHave(one, range).ok).at(-1) ?? null,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('by the hour end where the next one begins', () => {
    const at = (day: string, hour: number) => startOfDay(day, zone) + hour * 3_600_000;
    const asked: BookingRange = { unit: 'hour', startAt: at('2027-01-05', 9), endAt: at('2027-01-07', 9) };
    const hourly = { ...terms, quantity: 1, isHourly: true, maxDays: 1 };
    const next = {
      ...taken('2027-01-06', '2027-01-06', 1),
      claim: { from: at('2027-01-05', 15), until: at('2027-01-05', 18) },
    };
    expect(alternativesOf(input(asked, { terms: hourly })).longest).toEqual({
      ...asked,
      endAt: at('2027-01-06', 9),
    });
    expect(alternativesOf(input(asked, { terms: hourly, occupants: [next] })).longest).toEqual({
      ...asked,
      endAt: at('2027-01-05', 15),
    });
  });

  it('are none for more than there are, but for the number that is free', () => {
    const crowd = [taken('2027-01-05', '2027-01-05', 1)];
    expect(
      alternativesOf(input(days('2027-01-05', '2027-01-05'), { quantity: 3, occupants: crowd })),
    ).toEqual({
      ...{ before: null, after: null, longest: null, free: 1 },
    });
  });
});
