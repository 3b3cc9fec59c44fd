import type { Good } from '@kashikari/web-kit';
import { isPriced } from '../../../rules/is-priced';

/** The stored fields of a picked good; the history's state preserves them across a reload. */
export type PickedGood = Pick<Good, 'id' | 'title' | 'thumbnail_url' | 'is_exclusive'>;

/** The maximum number of goods in one bulk booking (REST contract). */
export const MAX_PICKED = 100;

export function pickedFrom({ id, title, thumbnail_url, is_exclusive }: Good): PickedGood {
  return { id, title, thumbnail_url, is_exclusive };
}

/** Adds or takes away one. */
export function toggled(picked: readonly PickedGood[], one: PickedGood): readonly PickedGood[] {
  return picked.some(({ id }) => id === one.id) ? picked.filter(({ id }) => id !== one.id) : [...picked, one];
}

type Terms = Pick<
  Good,
  | 'is_hourly'
  | 'for_reference_only'
  | 'restrict_reservation'
  | 'price_per_hour'
  | 'price_per_day'
  | 'price_per_week'
  | 'price_per_month'
>;

/**
 * Returns the error code with which the server would refuse a good in a bulk booking, or null. The order of the checks
 * is the server's.
 */
export function bulkRefusal(good: Terms): string | null {
  if (good.is_hourly) return 'bulk.hourly';
  if (good.for_reference_only) return 'bulk.reference_only';
  if (good.restrict_reservation) return 'bulk.restricted';
  return isPriced(good) ? 'bulk.priced' : null;
}
