import type { Good } from '@kashikari/web-kit';
import { isPriced } from '../../../rules/is-priced';

/** What is kept of a good that was chosen; it outlives a reload in the history's state. */
export type Picked = Pick<Good, 'id' | 'title' | 'thumbnail_url' | 'is_exclusive'>;

/** So many goods at most in one bulk booking (REST contract). */
export const MAX_PICKED = 100;

export function pickedFrom({ id, title, thumbnail_url, is_exclusive }: Good): Picked {
  return { id, title, thumbnail_url, is_exclusive };
}

/** Adds or takes away one. */
export function toggled(picked: readonly Picked[], one: Picked): readonly Picked[] {
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

/** Why a good can't be one of many, as the code that the server would refuse it with; the same order as there. */
export function bulkRefusal(good: Terms): string | null {
  if (good.is_hourly) return 'bulk.hourly';
  if (good.for_reference_only) return 'bulk.reference_only';
  if (good.restrict_reservation) return 'bulk.restricted';
  return isPriced(good) ? 'bulk.priced' : null;
}
