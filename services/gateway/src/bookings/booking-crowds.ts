import { Lines } from '@kashikari/platform';
import type { Crowds } from '../http/door';

/**
 * When registration opens, hundreds want one good in the same moment. What waits costs nothing, so bookings of other goods
 * are not behind it; sixteen go in together and are decided together, the next sixteen when they have their answers. More
 * at once would let a crowd through somewhat faster, and make everybody else wait longer (docs/benchmarks.md).
 */
export const bookingCrowds: Crowds = {
  method: 'POST',
  path: '/v1/bookings',
  lines: new Lines({ atOnce: 16, together: 16, longestWait: 8_000 }),
  keyOf: (body) => {
    const { good_id: goodId } = (body ?? {}) as { good_id?: unknown };
    return typeof goodId === 'string' ? goodId : undefined;
  },
};
