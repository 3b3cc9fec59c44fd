import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Good } from './good';

/** Maximum number of goods in one bulk booking. */
export const MAX_IN_BULK = 100;

/** Applies the four refusals of bulk booking (spec section 5) to a good. */
export function mayBookInBulk(good: Good): Verdict<null> {
  const params = { good_id: good.id };
  if (good.isHourly) return refuse('bulk.hourly', params);
  if (good.forReferenceOnly) return refuse('bulk.reference_only', params);
  if (good.restrictReservation) return refuse('bulk.restricted', params);
  if (good.priced) return refuse('bulk.priced', params);
  return allow(null);
}
