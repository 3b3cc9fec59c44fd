import { addDays } from '@kashikari/kernel';
import fc from 'fast-check';
import type { LoanRange, Prices } from '../src';

/** A price that is not set, is 0, or is any amount; small ones make equally cheap sets frequent. */
const price = fc.oneof(
  fc.constantFrom(null, 0),
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 50, max: 5_000 }),
);

export const prices: fc.Arbitrary<Prices> = fc.record({
  perHour: price,
  perDay: price,
  perWeek: price,
  perMonth: price,
});

/** Builds a loan of `count` days from 1 March 2027. */
export const days = (count: number): LoanRange => ({
  unit: 'day',
  startDate: '2027-03-01',
  endDate: addDays('2027-03-01', count - 1),
});

/** Builds a loan of `count` minutes from 1 March 2027, 9:00 UTC. */
export const minutes = (count: number): LoanRange => {
  const startAt = Date.UTC(2027, 2, 1, 9);
  return { unit: 'hour', startAt, endAt: startAt + count * 60_000 };
};
