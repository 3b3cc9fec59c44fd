import type { Occupant } from '@kashikari/availability';
import { addDays, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import { GOOD, LENDER, ZONE } from '../../test/booking-contexts';
import { offersTo, type Candidate } from './offers';
import { newWait } from './wait';

const FIRST = '2027-01-04';
const NOW = startOfDay(FIRST, ZONE) + 12 * 3_600_000;
const HORIZON = 12;

const range = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }))
  .map(([from, length]) => [from, from + length - 1] as const);

const scene = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  marginDays: fc.integer({ min: 0, max: 2 }),
  taken: fc.array(fc.record({ range, quantity: fc.integer({ min: 1, max: 2 }) }), { maxLength: 4 }),
  waiting: fc.array(
    fc.record({
      range,
      quantity: fc.integer({ min: 1, max: 4 }),
      // Several may join in the same moment.
      age: fc.integer({ min: 0, max: 5 }),
      stands: fc.constantFrom('member' as const, 'member' as const, 'manager' as const, 'none' as const),
    }),
    { maxLength: 8 },
  ),
});

const dayOf = (n: number) => addDays(FIRST, n);

function played({
  quantity,
  marginDays,
  taken,
  waiting,
}: typeof scene extends fc.Arbitrary<infer S> ? S : never) {
  const good = { ...GOOD, quantity, marginDays };
  const occupants: Occupant[] = taken.map((one) => ({
    claim: {
      from: startOfDay(dayOf(one.range[0]), ZONE),
      until: startOfDay(dayOf(one.range[1] + 1 + marginDays), ZONE),
    },
    quantity: one.quantity,
    open: true,
    out: false,
    overdue: false,
  }));
  const candidates: Candidate[] = waiting.map((one, index) => ({
    stands: one.stands,
    held: 0,
    wait: newWait(
      {
        id: `w${index}`,
        goodId: good.id,
        userId: `u${index}`,
        quantity: one.quantity,
        asked: { unit: 'day', startDate: dayOf(one.range[0]), endDate: dayOf(one.range[1]) },
      },
      ZONE,
      NOW - 1_000_000 + one.age,
    ),
  }));
  const queue = { good, lender: LENDER, occupants, waiting: candidates, now: NOW };
  return { queue, asked: offersTo(queue).map(({ wait }) => Number(wait.id.slice(1))) };
}

/** Free units of every day, by counting days; independent of the product's code. */
class Days {
  private readonly free: number[];

  constructor(
    quantity: number,
    private readonly margin: number,
  ) {
    this.free = Array<number>(HORIZON + 6).fill(quantity);
  }

  private span([from, to]: readonly [number, number]): number[] {
    return Array.from({ length: to - from + 1 + this.margin }, (_, n) => from + n);
  }

  fits(where: readonly [number, number], units: number): boolean {
    return this.span(where).every((day) => (this.free[day] as number) >= units);
  }

  take(where: readonly [number, number], units: number): void {
    for (const day of this.span(where)) this.free[day] = (this.free[day] as number) - units;
  }
}

describe('who is asked when room appears', () => {
  it('is everybody who fits beside those asked before, from the oldest to the youngest, and nobody else', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const days = new Days(one.quantity, one.marginDays);
        for (const { range: where, quantity } of one.taken) days.take(where, quantity);
        const oldestFirst = one.waiting
          .map((wait, index) => ({ ...wait, index }))
          .sort((a, b) => a.age - b.age || (`w${a.index}` < `w${b.index}` ? -1 : 1));
        const expected = oldestFirst.filter(({ range: where, quantity, stands }) => {
          const may = stands !== 'none' && quantity <= one.quantity && days.fits(where, quantity);
          if (may) days.take(where, quantity);
          return may;
        });
        expect(played(one).asked).toEqual(expected.map(({ index }) => index));
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not change for anybody when somebody younger joins', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const { queue, asked } = played(one);
        const newcomer: Candidate = {
          stands: 'member',
          held: 0,
          wait: newWait(
            {
              id: 'w99',
              goodId: queue.good.id,
              userId: 'u99',
              quantity: 1,
              asked: { unit: 'day', startDate: dayOf(1), endDate: dayOf(3) },
            },
            ZONE,
            NOW,
          ),
        };
        const after = offersTo({ ...queue, waiting: [newcomer, ...queue.waiting] });
        expect(after.map(({ wait }) => Number(wait.id.slice(1))).filter((id) => id !== 99)).toEqual(asked);
      }),
    );
  });

  it('is nobody whose lender lets it hold no more', () => {
    const { queue } = played({
      quantity: 1,
      marginDays: 0,
      taken: [],
      waiting: [{ range: [1, 1], quantity: 1, age: 0, stands: 'member' }],
    });
    const lender = { ...LENDER, maxSupplies: 2 };
    const waiting = (held: number) => queue.waiting.map((one) => ({ ...one, held }));
    expect(offersTo({ ...queue, lender, waiting: waiting(1) })).toHaveLength(1);
    expect(offersTo({ ...queue, lender, waiting: waiting(2) })).toHaveLength(0);
    const managers = waiting(2).map((one) => ({ ...one, stands: 'manager' as const }));
    expect(offersTo({ ...queue, lender, waiting: managers })).toHaveLength(1);
  });
});
