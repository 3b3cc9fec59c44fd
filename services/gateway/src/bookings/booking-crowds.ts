import { Lines } from '@kashikari/platform';
import type { Crowds } from '../http/door';

/**
 * When registration opens, hundreds want one good in the same moment. What waits costs nothing, so bookings of other goods
 * are not behind it; twelve go in together and are decided together, while the twelve before them are on their way out.
 * More at once would let a crowd through somewhat faster, and make everybody else wait longer (docs/benchmarks.md).
 */
export const bookingCrowds: Crowds = {
  method: 'POST',
  path: '/v1/bookings',
  lines: new Lines({ atOnce: 24, together: 12, longestWait: 8_000 }),
  keyOf: (body) => {
    const { good_id: goodId } = (body ?? {}) as { good_id?: unknown };
    return typeof goodId === 'string' ? goodId : undefined;
  },
};
