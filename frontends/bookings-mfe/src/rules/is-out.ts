import type { BookingView } from '../api/get-booking';

/** The fields of a booking that say whether its goods are out. */
export type OutStatus = Pick<BookingView, 'state' | 'not_collected' | 'start_at'>;

/**
 * Reports whether the goods of a booking are with its borrower at `now` (epoch milliseconds), late ones included. The
 * contract has no state for a loan without hand-over that began: it is `reserved`. A reserved booking is therefore out
 * from its start, until it counts as not collected.
 */
export function isOut(
  { state, not_collected: notCollected, start_at: start }: OutStatus,
  now: number,
): boolean {
  if (state === 'handed_over' || state === 'overdue') return true;
  return state === 'reserved' && !notCollected && Date.parse(start) <= now;
}
