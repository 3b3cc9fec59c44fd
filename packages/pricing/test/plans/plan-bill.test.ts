import { addDays, addMonths, daysBetween } from '@kashikari/kernel';
import fc from 'fast-check';
import {
  bestDiscount,
  billingPeriod,
  changeLines,
  discounted,
  planBill,
  plainLine,
  priceOfRest,
  seatChanges,
  seatsLine,
  sumOf,
  unusedLine,
  type PlanBill,
} from '../../src';

const LITE = 480;
const STANDARD = 980;
const NOVEMBER = billingPeriod('2026-11-01', 1, 0);
const NOTHING = { credit: 0, carried: 0 };
const amounts = ({ lines }: PlanBill) => lines.map(({ kind, amount }) => [kind, amount]);

/** 10 seats billed; 3 people join on the 16th, one leaves on the 21st. */
const changes = seatChanges(
  10,
  [
    { day: '2026-11-16', seats: 12 },
    { day: '2026-11-16', seats: 13 },
    { day: '2026-11-21', seats: 12 },
  ],
  NOVEMBER,
);

test('seats that change within a month are settled with the next one, by the days that are left', () => {
  const lines = [
    seatsLine(12, LITE, billingPeriod('2026-11-01', 1, 1)),
    ...changeLines(changes, LITE, NOVEMBER),
  ];
  const bill = planBill(lines, NOTHING);
  expect(amounts(bill)).toEqual([
    ['seats', 5_760],
    ['joined', 720],
    ['left', -160],
  ]);
  expect(bill).toMatchObject({ due: 6_320, tax: 574, creditUsed: 0, after: NOTHING });
});

test('a yearly seat that is taken in March pays the days to the end of its year', () => {
  const year = billingPeriod('2026-11-01', 12, 0);
  expect(changeLines([{ day: '2027-03-01', more: 1 }], 4_560, year)).toMatchObject([
    { kind: 'joined', days: 245, ofDays: 365, amount: 3_060 },
  ]);
});

test('a dearer plan begins at once, less the days that the old one has left', () => {
  const lines = [
    seatsLine(12, STANDARD, billingPeriod('2026-11-24', 1, 0)),
    ...changeLines(changes, LITE, NOVEMBER),
    unusedLine(12, LITE, NOVEMBER, '2026-11-24'),
  ];
  const bill = planBill(lines, NOTHING);
  expect(bill).toMatchObject({ due: 10_976, tax: 997 });
  expect(lines[3]).toMatchObject({ kind: 'unused', days: 7, ofDays: 30, amount: -1_344 });
});

test('one seat at 97 % off waits three months, and the fourth one bills 56 yen', () => {
  let balances = NOTHING;
  const months = [0, 1, 2, 3].map((index) => {
    const lines = discounted([seatsLine(1, LITE, billingPeriod('2026-01-01', 1, index))], 97);
    const bill = planBill(lines, balances);
    balances = bill.after;
    return [bill.due, bill.after.carried];
  });
  expect(months).toEqual([
    [0, 14],
    [0, 28],
    [0, 42],
    [56, 0],
  ]);
});

test('credit is used before money, and what more people left than joined becomes credit', () => {
  const used = planBill([plainLine('seats', 480)], { credit: 100, carried: 0 });
  expect(used).toMatchObject({ due: 380, tax: 43, creditUsed: 100, after: NOTHING });
  const gained = planBill([plainLine('left', -160)], { credit: 40, carried: 30 });
  expect(gained).toMatchObject({ due: 0, tax: 0, creditUsed: -130, after: { credit: 170, carried: 0 } });
});

test('a contract from the 31st is billed on the last of shorter months, and on the 31st again', () => {
  const firsts = [0, 1, 2, 3].map((index) => billingPeriod('2028-01-31', 1, index).from);
  expect(firsts).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  expect(billingPeriod('2028-02-29', 12, 0)).toEqual({ from: '2028-02-29', to: '2029-02-28' });
  expect(billingPeriod('2028-02-29', 12, 4).from).toBe('2032-02-29');
});

test.each([
  [49, 0, 0, 'none', 0],
  [50, 0, 0, 'volume', 10],
  [200, 0, 0, 'volume', 20],
  [200, 30, 0, 'coupon', 30],
  [200, 30, 50, 'nonprofit', 50],
  [200, 20, 0, 'volume', 20],
])(
  'of %d seats, a coupon of %d %% and a nonprofit of %d %% the %s counts',
  (seats, coupon, nonprofit, kind, percent) => {
    const volume = [
      { seats: 50, percent: 10 },
      { seats: 200, percent: 20 },
    ];
    expect(bestDiscount({ volume, coupon, nonprofit }, seats)).toEqual({ kind, percent });
  },
);

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
const months = fc.constantFrom(1, 12);

test('periods follow each other without a gap, whenever the contract began', () => {
  fc.assert(
    fc.property(day, months, fc.integer({ min: 0, max: 60 }), (anchor, length, index) => {
      const { from, to } = billingPeriod(anchor, length, index);
      expect(billingPeriod(anchor, length, index + 1).from).toBe(to);
      expect(from < to).toBe(true);
      expect(addMonths(anchor, length * index)).toBe(from);
    }),
  );
});

test('whoever joins never pays more than the whole period, later never more than earlier, and leaving at once returns it all', () => {
  fc.assert(
    fc.property(
      day,
      months,
      fc.integer({ min: 1, max: 20_000 }),
      fc.nat(400),
      (anchor, length, price, after) => {
        const period = billingPeriod(anchor, length, 0);
        const joined = addDays(anchor, after % daysBetween(period.from, period.to));
        const rest = priceOfRest(price, period, joined);
        expect(rest).toBeLessThanOrEqual(price);
        expect(rest).toBeGreaterThanOrEqual(priceOfRest(price, period, addDays(joined, 1)));
        expect(priceOfRest(price, period, anchor)).toBe(price);
        const both = changeLines(
          [
            { day: joined, more: 2 },
            { day: joined, more: -2 },
          ],
          price,
          period,
        );
        expect(sumOf(both)).toBe(0);
      },
    ),
  );
});

test('no yen is lost: lines sum up to what is due, and what is owed is paid, carried or credit', () => {
  const yen = fc.integer({ min: -5_000, max: 5_000 });
  fc.assert(
    fc.property(fc.array(yen, { maxLength: 5 }), fc.nat(3_000), fc.nat(49), (sums, credit, carried) => {
      const lines = sums.map((amount) => plainLine('seats', amount));
      const { due, after, creditUsed, lines: billed } = planBill(lines, { credit, carried });
      expect(sumOf(billed)).toBe(due);
      expect(due === 0 || due >= 50).toBe(true);
      expect(after.credit).toBeGreaterThanOrEqual(0);
      expect(after.carried).toBeGreaterThanOrEqual(0);
      expect(after.carried).toBeLessThan(50);
      expect(sumOf(lines) + carried).toBe(due + creditUsed + after.carried);
      expect(after.credit + creditUsed).toBe(credit);
    }),
  );
});

test('what came and went within a day is no change; what is told late counts from the first day, and later days wait', () => {
  const counts = [
    { day: '2026-10-31', seats: 11 },
    { day: '2026-11-02', seats: 14 },
    { day: '2026-11-02', seats: 11 },
    { day: '2026-12-01', seats: 30 },
  ];
  expect(seatChanges(10, counts, NOVEMBER)).toEqual([{ day: '2026-11-01', more: 1 }]);
});
