import { HOURLY_UNIT_MINUTES } from '@kashikari/kernel';
import type { BookingView } from '../../../api/get-booking';

/** The end of a booking that is over. `late` has the whole days past its end, or the whole hours on the first day. */
export type Ending =
  | { readonly kind: 'on_time' | 'cancelled' | 'not_collected' }
  | { readonly kind: 'late'; readonly days: number; readonly hours: number };

type Over = Pick<BookingView, 'returned_at' | 'cancelled_at' | 'end_at' | 'is_hourly' | 'overdue_in_days'>;

const HOUR = 3_600_000;

/**
 * Returns how a booking ended, as its lender's records count it: by the hour, a quarter of an hour past the end is in
 * time.
 */
export function howItEnded({ returned_at, cancelled_at, end_at, is_hourly, overdue_in_days }: Over): Ending {
  if (cancelled_at !== null) return { kind: 'cancelled' };
  if (returned_at === null) return { kind: 'not_collected' };
  const past = Date.parse(returned_at) - Date.parse(end_at);
  if (past <= (is_hourly ? HOURLY_UNIT_MINUTES * 60_000 : 0)) return { kind: 'on_time' };
  if (!is_hourly) return { kind: 'late', days: Math.max(1, overdue_in_days), hours: 0 };
  const hours = Math.floor(past / HOUR);
  return { kind: 'late', days: Math.floor(hours / 24), hours: hours % 24 };
}
