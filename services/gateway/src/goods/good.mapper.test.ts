import { catalog } from '@kashikari/contracts';
import { toGood } from './good.mapper';

const settlementOf = (terms: object) => toGood(catalog.Good.fromJSON({ terms })).settlement;

test.each([
  [{ price_per_day: 500 }, 'direct'],
  [{ is_hourly: true, price_per_hour: 1 }, 'direct'],
  [{ price_per_day: 0, price_per_week: 2000 }, 'direct'],
  [{ price_per_day: 0 }, null],
  [{}, null],
])('a loan at %j is settled: %s', (terms, settlement) => {
  expect(settlementOf(terms)).toBe(settlement);
});
