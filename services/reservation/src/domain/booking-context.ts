import type { Need } from '@kashikari/availability';
import type { Booking } from './booking';
import type { Good, Lender } from './good';

/** The relations of a caller to a booking; several or none may hold. */
export interface Caller {
  readonly userId: string | null;
  /** The lender, or one who manages the lender's account. */
  readonly manages: boolean;
  /** The borrower, or one who manages the borrower's account. */
  readonly borrows: boolean;
  /** Owner of a group of the good: sees the booking, and serves at the counter (`servesCounter`). */
  readonly oversees: boolean;
  /** True if the borrower could book the good today: as a member of its group, or because it is for public use. */
  readonly borrowerMayBook: boolean;
}

/** Everything that a rule about a booking may look at. */
export interface BookingContext {
  readonly booking: Booking;
  readonly good: Good;
  readonly lender: Lender;
  readonly caller: Caller;
  /** Business time, epoch milliseconds. */
  readonly now: number;
  /** Messages of its thread that the caller has not read; no rule asks, the screen does. */
  readonly unreadMessages?: number;
}

/** Kinds of changes to a booking; the names of the event's enum, in lower case. */
export const CHANGES = [
  'created',
  'updated',
  'noted',
  'cancelled',
  'returned',
  'returned_in_part',
  'return_reverted',
  'received',
  'handed_over',
  'hand_over_reverted',
  'extended',
  'delayed',
  'not_delayed',
  'auto_extended',
  'dispute_opened',
  'dispute_closed',
  'terms_changed',
  'prepared',
  'prepare_reverted',
  'reminded',
] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** The outcome of an act: the booking after it, and what must be free for it to hold. */
export interface Change {
  readonly kind: ChangeKind;
  readonly booking: Booking;
  /** Absent when nothing more is claimed than before. */
  readonly need?: Need;
  /** The borrower's limit is to be asked again, because the dates are others. */
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
