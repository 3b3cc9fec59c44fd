import { unwrap } from '@kashikari/kernel';
import fc from 'fast-check';
import { runs } from '../../platform/src/testing/budget';
import { isPriced, priceOfLoan, taxIn, type LoanRange, type Prices } from '../src';
import { days, minutes, prices } from './arbitraries';

const NONE: Prices = { perHour: null, perDay: null, perWeek: null, perMonth: null };
const ALL: Prices = { ...NONE, perDay: 1_000, perWeek: 5_000, perMonth: 15_000 };
const priceOf = (of: Prices, range: LoanRange, quantity = 1) => unwrap(priceOfLoan(of, range, quantity));
const linesOf = (of: Prices, range: LoanRange, quantity = 1) =>
  priceOf(of, range, quantity).lines.map(
    (line) => `${line.count} ${line.kind} × ${line.unitPrice} × ${line.quantity} = ${line.amount}`,
  );

describe('a loan by the day', () => {
  it.each<[number, number, string[]]>([
    [1, 1_000, ['1 day × 1000 × 1 = 1000']],
    [4, 4_000, ['4 day × 1000 × 1 = 4000']],
    // Costs as much as a week with one line either way, so the longer length is chosen.
    [5, 5_000, ['1 week × 5000 × 1 = 5000']],
    [6, 5_000, ['1 week × 5000 × 1 = 5000']],
    [8, 6_000, ['1 week × 5000 × 1 = 5000', '1 day × 1000 × 1 = 1000']],
    [13, 10_000, ['2 week × 5000 × 1 = 10000']],
    [25, 15_000, ['1 month × 15000 × 1 = 15000']],
    [31, 15_000, ['1 month × 15000 × 1 = 15000']],
    [32, 16_000, ['1 month × 15000 × 1 = 15000', '1 day × 1000 × 1 = 1000']],
  ])('of %d days costs %d', (count, total, lines) => {
    expect(priceOf(ALL, days(count)).total).toBe(total);
    expect(linesOf(ALL, days(count))).toEqual(lines);
  });

  it('costs its price for each piece', () => {
    expect(linesOf(ALL, days(8), 3)).toEqual(['1 week × 5000 × 3 = 15000', '1 day × 1000 × 3 = 3000']);
  });

  it('is covered by the lengths that have a price', () => {
    expect(linesOf({ ...NONE, perWeek: 700 }, days(8))).toEqual(['2 week × 700 × 1 = 1400']);
    expect(linesOf({ ...NONE, perMonth: 900, perDay: 0 }, days(1))).toEqual(['1 month × 900 × 1 = 900']);
  });

  it('takes the set with fewer lines of two that are equally cheap', () => {
    expect(linesOf({ ...NONE, perDay: 100, perWeek: 700 }, days(9))).toEqual(['9 day × 100 × 1 = 900']);
  });

  it('costs as much as the cheapest of all coverings', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 9 }),
        (of, n, quantity) => {
          const cheapest = cheapestOfAll(of, n);
          const price = priceOf(of, days(n), quantity);
          if (!cheapest) return expect(price).toEqual({ total: 0, tax: 0, lines: [] });
          const charged = price.lines.filter(({ kind }) => kind !== 'minimum');
          const count = (kind: string) => charged.find((line) => line.kind === kind)?.count ?? 0;
          expect([count('month'), count('week'), count('day')]).toEqual(cheapest.set);
          expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(cheapest.cost * quantity);
          return expect(price.total).toBe(Math.max(50, cheapest.cost * quantity));
        },
      ),
      { numRuns: runs(200, 10_000) },
    );
  });
});

/** Months, weeks and days of the covering that counts, found by trying all of them. */
function cheapestOfAll({ perMonth, perWeek, perDay }: Prices, n: number) {
  const all: { set: number[]; cost: number; kinds: number }[] = [];
  for (let m = 0; m <= (perMonth ? Math.ceil(n / 31) : 0); m += 1)
    for (let w = 0; w <= (perWeek ? Math.ceil(n / 7) : 0); w += 1)
      for (let d = 0; d <= (perDay ? n : 0); d += 1) {
        if (m * 31 + w * 7 + d < n) continue;
        const cost = m * (perMonth ?? 0) + w * (perWeek ?? 0) + d * (perDay ?? 0);
        all.push({ set: [m, w, d], cost, kinds: [m, w, d].filter(Boolean).length });
      }
  const longest = (a: number[], b: number[]) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!;
  return all.sort((a, b) => a.cost - b.cost || a.kinds - b.kinds || longest(a.set, b.set))[0];
}

describe('a loan by the hour', () => {
  it.each<[string, number, number, number, string]>([
    ['2:45 at 300', 165, 300, 825, '2.75 hour × 300 × 1 = 825'],
    ['a started quarter as a whole one', 151, 300, 825, '2.75 hour × 300 × 1 = 825'],
    ['a sum cut to the yen once', 45, 333, 249, '0.75 hour × 333 × 1 = 249'],
    ['a whole day by its hours', 1_440, 300, 7_200, '24 hour × 300 × 1 = 7200'],
  ])('charges %s', (_, length, perHour, total, line) => {
    expect(priceOf({ ...NONE, perHour }, minutes(length)).total).toBe(total);
    expect(linesOf({ ...NONE, perHour }, minutes(length))).toEqual([line]);
  });

  it('cuts the sum over all pieces, not each of them', () => {
    expect(priceOf({ ...NONE, perHour: 333 }, minutes(45), 3).total).toBe(749);
  });
});

describe('a price of the other unit', () => {
  it('makes no loan cost anything', () => {
    const free = { total: 0, tax: 0, lines: [] };
    expect([isPriced(ALL, 'hour'), priceOf(ALL, minutes(60))]).toEqual([false, free]);
    const byHour = { ...NONE, perHour: 300, perDay: 0 };
    expect([isPriced(byHour, 'day'), priceOf(byHour, days(3))]).toEqual([false, free]);
    expect([isPriced(ALL, 'day'), isPriced(byHour, 'hour')]).toEqual([true, true]);
  });
});

describe('the smallest and the largest charge', () => {
  it('raises a total below 50 to 50, in a line of its own', () => {
    expect(linesOf({ ...NONE, perDay: 20 }, days(2))).toEqual([
      '2 day × 20 × 1 = 40',
      '1 minimum × 10 × 1 = 10',
    ]);
    expect(linesOf({ ...NONE, perHour: 1 }, minutes(15))).toEqual([
      '0.25 hour × 1 × 1 = 0',
      '1 minimum × 50 × 1 = 50',
    ]);
    expect(priceOf({ ...NONE, perDay: 50 }, days(1)).lines).toHaveLength(1);
  });

  it('refuses a total over 9,999,999 and says how much is allowed', () => {
    const of = { ...NONE, perDay: 1_111_111 };
    expect(priceOf(of, days(9)).total).toBe(9_999_999);
    const refusal = { kind: 'invalid', code: 'payment.amount', params: { max: 9_999_999 } };
    expect(priceOfLoan({ ...of, perDay: 1_000_000 }, days(10), 1)).toEqual({ ok: false, refusal });
    expect(priceOfLoan({ ...of, perDay: 100_000_000 }, days(3_653), 100_000)).toEqual({ ok: false, refusal });
  });
});

it('every price is whole yen, sums to its lines and includes its tax', () => {
  const range = fc.oneof(
    fc.integer({ min: 1, max: 400 }).map(days),
    fc.integer({ min: 1, max: 5_000 }).map(minutes),
  );
  fc.assert(
    fc.property(prices, range, fc.integer({ min: 1, max: 20 }), (of, asked, quantity) => {
      const verdict = priceOfLoan(of, asked, quantity);
      if (!verdict.ok) return;
      const { total, tax, lines } = verdict.value;
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect([total, ...lines.map(({ amount }) => amount)].every(Number.isSafeInteger)).toBe(true);
      expect(tax).toBe(taxIn(total));
      expect(lines.length > 0).toBe(isPriced(of, asked.unit));
      for (const line of lines)
        expect(Math.floor(line.count * line.unitPrice * line.quantity)).toBe(line.amount);
    }),
    { numRuns: runs(300, 10_000) },
  );
});

it('a shorter loan or fewer pieces are never dearer', () => {
  const length = fc.integer({ min: 1, max: 200 });
  const pieces = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(prices, fc.tuple(length, length), fc.tuple(pieces, pieces), (of, lengths, quantities) => {
      for (const rangeOf of [days, (count: number) => minutes(count * 15)]) {
        const less = priceOf(of, rangeOf(Math.min(...lengths)), Math.min(...quantities)).total;
        const more = priceOf(of, rangeOf(Math.max(...lengths)), Math.max(...quantities)).total;
        expect(less).toBeLessThanOrEqual(more);
      }
    }),
    { numRuns: runs(300, 10_000) },
  );
});
