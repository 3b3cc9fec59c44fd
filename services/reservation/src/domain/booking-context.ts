import type { Need } from '@kashikari/availability';
import type { Booking } from './booking';
import type { Good, Lender } from './good';

/** The relations of a caller to a booking; several or none may hold. */
export interface Caller {
  readonly userId: string | null;
  /** True for the lender and managers of its account. */
  readonly manages: boolean;
  /** True for the borrower and managers of their account. */
  readonly borrows: boolean;
  /** Owner of a group of the good: sees the booking, and serves at the counter (`servesCounter`). */
  readonly oversees: boolean;
  /** True if the borrower could book the good today: as a member of its group, or because it is for public use. */
  readonly borrowerMayBook: boolean;
}

/** The data that rules about a booking may use. */
export interface BookingContext {
  readonly booking: Booking;
  readonly good: Good;
  readonly lender: Lender;
  readonly caller: Caller;
  /** Business time, epoch milliseconds. */
  readonly now: number;
  /** Number of messages in its thread that the caller has not read; no rule uses it, only screens. */
  readonly unreadMessages?: number;
}

/** Kinds of changes to a booking; the names of the event's enum, in lower case. */
export type ChangeKind =
  | 'created'
  | 'updated'
  | 'noted'
  | 'cancelled'
  | 'returned'
  | 'returned_in_part'
  | 'return_reverted'
  | 'received'
  | 'handed_over'
  | 'hand_over_reverted'
  | 'extended'
  | 'delayed'
  | 'not_delayed'
  | 'auto_extended'
  | 'dispute_opened'
  | 'dispute_closed'
  | 'terms_changed'
  | 'prepared'
  | 'prepare_reverted'
  | 'reminded';

/** The outcome of an act: the booking after it, and what must be free for it to hold. */
export interface Change {
  readonly kind: ChangeKind;
  readonly booking: Booking;
  /** Absent when nothing more is claimed than before. */
  readonly need?: Need;
  /** True if the borrower's limit must be checked again, because the dates have changed. */
  readonly recountsLimit?: boolean;
  /** Cancelled since it was not paid in time. */
  readonly lapsed?: boolean;
}

/** The booking after a change: one version up, touched now. */
export function changed(
  { booking, now }: Pick<BookingContext, 'booking' | 'now'>,
  kind: ChangeKind,
  fields: Partial<Booking>,
  needs: Pick<Change, 'need' | 'recountsLimit'> = {},
): Change {
  return { kind, booking: { ...booking, ...fields, version: booking.version + 1, updatedAt: now }, ...needs };
}
