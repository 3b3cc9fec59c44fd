import { KeyedQueue } from '@kashikari/platform/edge';
import type { Admission } from '../http/admission-queue';

/**
 * When registration opens, hundreds want one good in the same moment. What waits costs nothing, so bookings of other goods
 * are not behind it. More at once would let a crowd through faster, and make everybody else wait longer
 * (docs/benchmarks.md).
 */
export const bookingAdmission: Admission = {
  method: 'POST',
  path: '/v1/bookings',
  queue: new KeyedQueue({ atOnce: 16, longestWait: 8_000 }),
  keyOf: (body) => {
    const { good_id: goodId } = (body ?? {}) as { good_id?: unknown };
    return typeof goodId === 'string' ? goodId : undefined;
  },
};
