import { Lines } from '@kashikari/platform/edge';
import type { Crowds } from '../http/door';

/**
 * When registration opens, hundreds want one good in the same moment. What waits costs nothing, so bookings of other goods
 * are not behind it; six go in together, are decided together, and are answered before the next six go in. More at once
 * would let a crowd through faster, and make everybody else wait longer (docs/benchmarks.md). A class of pupils is through in a
 * blink, and goes in by sixteen.
 */
export const bookingCrowds: Crowds = {
  method: 'POST',
  path: '/v1/bookings',
  lines: new Lines({ atOnce: 6, together: 6, short: { waiting: 40, together: 16 }, longestWait: 8_000 }),
  keyOf: (body) => {
    const { good_id: goodId } = (body ?? {}) as { good_id?: unknown };
    return typeof goodId === 'string' ? goodId : undefined;
  },
};
