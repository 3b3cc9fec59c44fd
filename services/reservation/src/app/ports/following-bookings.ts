import type { Tx } from '@kashikari/platform/tx';
import type { Line } from '../../domain/line';
import type { Change, BookingContext } from '../../domain/booking-context';
import type { Viewer } from './bookings';

/** Selection of the open bookings that a change affects. */
export type Followers =
  | { readonly ofGood: string }
  | { readonly ofLender: string }
  | { readonly ofBorrower: string }
  | { readonly ids: readonly string[] }
  /** Bookings of goods in the group, by borrowers who could not book them without it. */
  | { readonly onlyThroughGroup: string };

/** Bookings that change because something else did, in the transaction of its snapshot or event. */
export abstract class FollowingBookings {
  /**
   * Does to the open ones what `rule` says, good by good; where the bookings of a good would then not fit beside
   * others, what `otherwise` says.
   */
  abstract change(
    tx: Tx,
    followers: Followers,
    now: number,
    rule: (context: BookingContext) => Change | null,
    otherwise?: (context: BookingContext) => Change | null,
  ): Promise<void>;
  /** Bookings of a good that are over, and the parts of all, belong to another lender. The open ones are {@link change}d before. */
  abstract moveToLender(tx: Tx, goodId: string, lenderId: string): Promise<void>;
  /** Moves finished bookings and waits from one user to another. The open bookings are {@link change}d first. */
  abstract inherit(tx: Tx, from: string, to: string): Promise<void>;
}

/** The lines of bookings, good by good. */
export abstract class Lines {
  /** Returns a booking and its current line, if the viewer may see it; undefined otherwise. */
  abstract look(
    bookingId: string,
    viewer: Viewer,
    now: number,
  ): Promise<{ readonly context: BookingContext; readonly line: Line } | undefined>;

  /**
   * A moment has come. In the transaction of its order, alone on the good of a booking, with all that holds its units: writes what the rule answers in one UPDATE, an event
   * each. Nothing where the booking is not known.
   */
  abstract change(
    tx: Tx,
    bookingId: string,
    now: number,
    rule: (line: Line, context: BookingContext) => readonly Change[],
  ): Promise<void>;
}
