import { addDays, endOfDay, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import { runs } from '../../platform/src/testing/budget';
import { cancellationTable, priceChange, refundOf, refundPercent, type RefundTerms } from '../src';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const HOURS_48 = 48 * HOUR;

/** Zones with starts whose last four days contain a clock change, if the zone has one. */
const STARTS: Record<string, string[]> = {
  'Asia/Tokyo': ['2027-12-10'],
  'America/New_York': ['2027-03-16', '2027-11-09'],
  'Europe/Berlin': ['2027-03-30', '2027-11-02'],
  'Pacific/Auckland': ['2027-04-06', '2027-09-28'],
  'Australia/Lord_Howe': ['2027-04-06', '2027-10-05'],
  // Clocks went forward at midnight: 4 November 2018 begins at 1:00.
  'America/Sao_Paulo': ['2018-11-05', '2018-11-06'],
};
const zones = Object.entries(STARTS).flatMap(([zone, starts]) =>
  starts.map((first) => [zone, first] as const),
);

describe.each(zones)('in %s, a booking that starts on %s', (zone, first) => {
  // Uses Intl's clock, so that the table below does not repeat the calendar of the rule.
  const wall = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const loan: RefundTerms = {
    startAt: startOfDay(first, zone) + 18 * HOUR,
    zone,
    bookedAt: startOfDay(addDays(first, -60), zone),
  };
  const lastSecondOf = (daysBefore: number) => endOfDay(addDays(first, -daysBefore), zone) - SECOND;

  it.each([
    [3, 90, 50],
    [2, 50, 20],
    [1, 20, 0],
    [0, 0, 0],
  ])('returns on day −%d up to its last second %d percent, and then %d', (daysBefore, percent, next) => {
    const at = lastSecondOf(daysBefore);
    expect(wall.format(at)).toBe(`${addDays(first, -daysBefore)} 23:59:59`);
    expect(refundPercent(loan, at)).toBe(percent);
    expect(refundPercent(loan, at + SECOND - 1)).toBe(percent);
    expect(refundPercent(loan, at + SECOND)).toBe(next);
  });

  it('returns everything up to the last second of day −4, if it was booked just now', () => {
    const at = lastSecondOf(4);
    const fresh = { ...loan, bookedAt: at - HOUR };
    expect([refundPercent(fresh, at), refundPercent(fresh, at + SECOND)]).toEqual([100, 90]);
    expect([refundPercent(loan, at), refundPercent(loan, at + SECOND)]).toEqual([90, 90]);
  });

  it('lists these moments in its table', () => {
    const ends = [3, 2, 1].map((daysBefore) => lastSecondOf(daysBefore) + SECOND);
    expect(cancellationTable(loan, 1_005, loan.bookedAt + HOURS_48 + 1)).toEqual([
      { until: ends[0], percent: 90, refund: 905 },
      { until: ends[1], percent: 50, refund: 503 },
      { until: ends[2], percent: 20, refund: 201 },
      { until: null, percent: 0, refund: 0 },
    ]);
  });
});

describe('a booking of the last 48 hours', () => {
  const bookedAt = Date.UTC(2027, 2, 1, 3, 4, 5, 678);
  const loan: RefundTerms = { startAt: bookedAt + 240 * HOUR, zone: 'Asia/Tokyo', bookedAt };

  it.each([
    [0, 100],
    [HOURS_48 - SECOND, 100],
    [HOURS_48, 100],
    [HOURS_48 + 1, 90],
    [HOURS_48 + SECOND, 90],
  ])('returns %d ms after it was made %d percent', (after, percent) =>
    expect(refundPercent(loan, bookedAt + after)).toBe(percent),
  );

  it('loses the full refund in its table one millisecond after 48:00:00', () => {
    const [full, next] = cancellationTable(loan, 5_000, bookedAt);
    expect(full).toEqual({ until: bookedAt + HOURS_48 + 1, percent: 100, refund: 5_000 });
    expect(next).toMatchObject({ percent: 90, refund: 4_500 });
  });
});

it('a table says at every instant what the rule says, and no two neighbours are equal', () => {
  const day = 24 * HOUR;
  const year = Date.UTC(2027, 0, 1);
  const loans = fc.record({
    zone: fc.constantFrom(...Object.keys(STARTS)),
    startAt: fc.integer({ min: year, max: year + 365 * day }),
    ago: fc.integer({ min: 0, max: 9 * day }),
  });
  fc.assert(
    fc.property(loans, fc.nat({ max: 11 * day }), fc.nat({ max: 10_000 }), (asked, early, total) => {
      const loan = { ...asked, bookedAt: asked.startAt - asked.ago };
      const now = asked.startAt - early;
      const table = cancellationTable(loan, total, now);
      expect(table.at(-1)).toMatchObject({ until: null, percent: 0 });
      table.forEach(({ until, percent }, index) => {
        const from = table[index - 1]?.until ?? now;
        const last = (until ?? asked.startAt + 3 * day) - 1;
        for (const at of [from, Math.floor((from + last) / 2), last])
          expect(refundPercent(loan, Math.max(from, at))).toBe(percent);
        expect(percent).not.toBe(table[index + 1]?.percent);
        expect(until === null || until > from).toBe(true);
      });
    }),
    { numRuns: runs(200, 10_000) },
  );
});

describe('an amount that is returned in part', () => {
  it.each([
    [1_005, 90, 905, 100],
    [1_005, 50, 503, 502],
    [1_005, 100, 1_005, 0],
    [1_005, 0, 0, 1_005],
    [9_999_999, 20, 2_000_000, 7_999_999],
  ])('of %d yen at %d percent returns %d and keeps %d', (total, percent, refund, kept) =>
    expect(refundOf(total, percent)).toEqual({ refund, kept }),
  );
});

describe('a moved booking', () => {
  it.each([
    [5_000, 6_000, 50, 1_000, 0],
    [6_005, 5_000, 90, 0, 905],
    [6_000, 5_000, 0, 0, 0],
    [5_000, 5_000, 100, 0, 0],
  ])('from %d to %d yen at %d percent: %d is due, %d comes back', (before, after, percent, due, refund) =>
    expect(priceChange(before, after, percent)).toEqual({ due, refund }),
  );
});
