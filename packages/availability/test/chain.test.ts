import { overlaps, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import {
  ALWAYS_OPEN,
  claimOf,
  edgeDays,
  MAX_MOVED,
  solveChain,
  spanOf,
  type DayRange,
  type ChainInput,
  type Waiting,
} from '../src';
import { QUARTER } from './arbitraries';
import { naiveFree } from './naive-count';

const ZONE = 'Asia/Tokyo';
const DAY = 86_400_000;
const FIRST = '2027-01-04';
const NOW = startOfDay(FIRST, ZONE);
const OPEN = ALWAYS_OPEN;
const dayAt = (index: number) =>
  new Date(Date.parse(`${FIRST}T00:00:00Z`) + index * DAY).toISOString().slice(0, 10);

/** A booking of days counted from today. */
function waits(
  id: string,
  first: number,
  length: number,
  more: Partial<Waiting> & { margin?: number } = {},
): Waiting {
  const { margin = 0, ...rest } = more;
  const asked: DayRange = { unit: 'day', startDate: dayAt(first), endDate: dayAt(first + length - 1) };
  const terms = { zone: ZONE, marginDays: margin };
  return { id, asked, terms, claim: claimOf(asked, terms, NOW).claim, quantity: 1, createdAt: 0, ...rest };
}

function line(waiting: Waiting[], displaced: string[], more: Partial<ChainInput> = {}): ChainInput {
  const base = { quantity: 1, opening: OPEN, now: NOW, fixed: [], added: [] };
  return { ...base, waiting, displaced: new Set(displaced), ...more };
}

/** Returns the new first days of the moved bookings, or the reason why none is moved. */
function movesOf(input: ChainInput): Record<string, string> | string {
  const chain = solveChain(input);
  if (!chain.ok) return chain.why;
  return Object.fromEntries(chain.moves.map(({ id, asked }) => [id, edgeDays(asked, ZONE).first]));
}

describe('a chain of bookings', () => {
  it('moves who waits to the next day, and only those behind who stand there', () => {
    const waiting = [waits('a', 0, 2), waits('b', 2, 2), waits('c', 5, 1)];
    expect(movesOf(line(waiting, ['a']))).toEqual({ a: dayAt(1), b: dayAt(3) });
  });

  it('jumps over days on which the lender neither hands out nor takes back', () => {
    const opening = { ...OPEN, closedDates: [dayAt(1)], disabledWeekdays: [3] };
    expect(movesOf(line([waits('a', 0, 1)], ['a'], { opening }))).toEqual({ a: dayAt(3) });
    expect(movesOf(line([waits('a', 0, 2)], ['a'], { opening }))).toEqual({ a: dayAt(3) });
  });

  it('keeps the margin between two bookings', () => {
    const waiting = [waits('a', 0, 1, { margin: 2 }), waits('b', 3, 1, { margin: 2 })];
    expect(movesOf(line(waiting, ['a']))).toEqual({ a: dayAt(1), b: dayAt(4) });
  });

  it('lets the oldest of those that begin together stay first', () => {
    const waiting = [waits('young', 0, 1, { createdAt: 9 }), waits('old', 0, 1, { createdAt: 1 })];
    const moves = movesOf(line(waiting, ['young', 'old']));
    expect(moves).toEqual({ old: dayAt(1), young: dayAt(2) });
  });

  it('moves by quarters of an hour what is lent by the hour', () => {
    const asked = { unit: 'hour' as const, startAt: NOW, endAt: NOW + 4 * QUARTER };
    const terms = { zone: ZONE, marginDays: 0 };
    const one = { id: 'a', asked, terms, claim: spanOf(asked, ZONE), quantity: 1, createdAt: 0 };
    const chain = solveChain(line([one], ['a']));
    const moved = { unit: 'hour', startAt: NOW + QUARTER, endAt: NOW + 5 * QUARTER };
    expect(chain).toEqual({ ok: true, moves: [{ id: 'a', asked: moved }] });
  });

  it('moves fifty, and nobody where it would have to be fifty-one', () => {
    const dense = (count: number) =>
      Array.from({ length: count }, (_, index) => waits(`b${index}`, index, 1));
    expect(Object.keys(movesOf(line(dense(MAX_MOVED), ['b0'])))).toHaveLength(MAX_MOVED);
    expect(movesOf(line(dense(MAX_MOVED + 1), ['b0']))).toBe('too_many');
  });

  it('moves by thirty-one days, and nobody where that is not enough', () => {
    const closedFor = (days: number) => ({ ...OPEN, lentFrom: dayAt(days) });
    expect(movesOf(line([waits('a', 0, 1)], ['a'], { opening: closedFor(31) }))).toEqual({ a: dayAt(31) });
    expect(movesOf(line([waits('a', 0, 1)], ['a'], { opening: closedFor(32) }))).toBe('too_far');
  });
});

describe('whatever the chain', () => {
  const shape = fc.record({
    first: fc.integer({ min: 0, max: 12 }),
    length: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    createdAt: fc.nat(5),
  });
  const input = fc
    .record({
      shapes: fc.array(shape, { minLength: 1, maxLength: 12 }),
      quantity: fc.integer({ min: 3, max: 4 }),
      margin: fc.integer({ min: 0, max: 2 }),
      disabled: fc.subarray([0, 3, 6]),
      extended: fc.integer({ min: 0, max: 4 }),
      late: fc.nat(3),
    })
    .map(({ shapes, quantity, margin, disabled, extended, late }) => {
      const made: Waiting[] = [];
      for (const [index, { first, length, ...rest }] of shapes.entries()) {
        const one = waits(String(index), first, length, { margin, ...rest });
        const { from, until } = one.claim;
        if (naiveFree(from, until, occupantsOf(made), quantity, false) >= one.quantity) made.push(one);
      }
      const starting = made.filter(({ claim }) => claim.from === NOW).map(({ id }) => id);
      const fixed =
        extended === 0 ? [] : [{ claim: { from: NOW, until: NOW + extended * DAY }, quantity: 1 }];
      const opening = { ...OPEN, disabledWeekdays: disabled };
      const added = fixed.map(({ claim }) => claim);
      return line(made, starting.slice(0, late), { quantity, opening, fixed, added });
    });

  const after = (of: ChainInput, moves: ReadonlyMap<string, Waiting['asked']>) =>
    of.waiting.map((one) => {
      const asked = moves.get(one.id) ?? one.asked;
      return { ...one, asked, claim: claimOf(asked, one.terms, NOW).claim };
    });
  const movesIn = (of: ChainInput) => {
    const chain = solveChain(of);
    fc.pre(chain.ok);
    return new Map(chain.ok ? chain.moves.map(({ id, asked }) => [id, asked]) : []);
  };

  it('more is never taken than there is, nobody comes earlier, and every length stays', () => {
    fc.assert(
      fc.property(input, (of) => {
        const moves = movesIn(of);
        const line = after(of, moves);
        for (const one of line) {
          const was = of.waiting.find(({ id }) => id === one.id) as Waiting;
          const others = occupantsOf([...of.fixed, ...line.filter(({ id }) => id !== one.id)]);
          const free = naiveFree(one.claim.from, one.claim.until, others, of.quantity, false);
          expect(free).toBeGreaterThanOrEqual(one.quantity);
          expect(one.claim.from).toBeGreaterThanOrEqual(was.claim.from);
          expect(one.claim.until - one.claim.from).toBe(was.claim.until - was.claim.from);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('who moves was displaced or stood in the way of what came before, and who is displaced moves', () => {
    fc.assert(
      fc.property(input, (of) => {
        const moves = movesIn(of);
        const line = after(of, moves);
        const rank = ({ id }: { id: string }) => {
          const { claim, createdAt } = of.waiting.find((one) => one.id === id) as Waiting;
          return claim.from * 100 + createdAt * 10;
        };
        for (const id of of.displaced) expect(moves.has(id)).toBe(true);
        for (const was of of.waiting) {
          if (!moves.has(was.id) || of.displaced.has(was.id)) continue;
          const before = line.filter((one) => one.id !== was.id && rank(one) <= rank(was));
          const free = naiveFree(
            was.claim.from,
            was.claim.until,
            occupantsOf([...of.fixed, ...before]),
            of.quantity,
            false,
          );
          expect(free).toBeLessThan(was.quantity);
          const touched = [...of.fixed, ...before.filter(({ id }) => moves.has(id))];
          expect(touched.some(({ claim }) => overlaps(claim, was.claim))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function occupantsOf(taken: readonly { claim: Waiting['claim']; quantity: number }[]) {
  return taken.map(({ claim, quantity }) => ({ claim, quantity, open: true, out: false, overdue: false }));
}
