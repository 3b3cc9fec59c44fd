import {
  edgeDays,
  MAX_REPEATS,
  occurrencesOf,
  type BookingRange,
  type Repeat,
} from '@kashikari/availability';
import { allow, refuse, type Day, type Verdict } from '@kashikari/kernel';
import type { Good } from './good';

/**
 * Refuses a series of a priced good, as bulk bookings do. Owners borrow their goods for free, so theirs are allowed.
 */
export function mayRepeat({ id, priced, ownerId }: Good, borrowerId: string): Verdict<null> {
  return priced && borrowerId !== ownerId ? refuse('bulk.priced', { good_id: id }) : allow(null);
}

/**
 * Returns the wanted ranges of a repetition, in order: all, or those that begin on the chosen days. The chosen days
 * must belong to the repetition.
 */
export function rangesOf(
  first: BookingRange,
  repeat: Repeat,
  chosen: readonly Day[],
  zone: string,
): Verdict<readonly BookingRange[]> {
  if ((repeat.count === null) === (repeat.until === null))
    return refuse('validation.one_of', { fields: ['count', 'until'] }, 'count');
  const start = edgeDays(first, zone).first;
  if (repeat.until !== null && repeat.until < start) return refuse('booking.range', {}, 'until');
  const all = occurrencesOf(first, repeat, zone);
  if (all.length > MAX_REPEATS) {
    return refuse(
      'booking.too_many_repeats',
      { max: MAX_REPEATS },
      repeat.count === null ? 'until' : 'count',
    );
  }
  if (chosen.length === 0) return allow(all);
  const wanted = new Set(chosen);
  const ranges = all.filter((asked) => wanted.delete(edgeDays(asked, zone).first));
  const [stray] = wanted;
  if (stray !== undefined) return refuse('booking.not_in_series', { date: stray }, 'dates');
  return allow(ranges);
}
