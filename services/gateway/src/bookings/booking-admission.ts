import { KeyedQueue } from '@kashikari/platform/edge';
import type { Admission } from '../http/admission-queue';

/**
 * Limits concurrent bookings of one good. When registration opens, hundreds of people want the same good in the same
 * moment. Queued requests cost nothing, so bookings of other goods are not delayed. A higher limit would serve the
 * crowd faster and everybody else more slowly (docs/benchmarks.md).
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
