import type { Call, Refusal, Verdict } from '@kashikari/kernel';
import type { Booking } from '../../domain/booking';
import type { Good, Lender } from '../../domain/good';
import type { Line } from '../../domain/line';
import type { ShownBooking } from '../../domain/shown-booking';
import type { Change, BookingContext } from '../../domain/booking-context';

/** The viewer of a query. A member card sees and books in its one group alone. */
export interface Viewer {
  readonly userId: string | null;
  readonly cardGroupId: string | null;
  /** Lenders whose goods and bookings can be reached from the viewer's shell; absent: all. */
  readonly within?: readonly string[] | undefined;
}

/**
 * The data that decide about a booking of a good, as this process knows them. The database checks that they are
 * current.
 */
export interface Terms {
  readonly good: Good;
  readonly lender: Lender;
}

/** A booking ready to be made, with the rules answered for a borrower and for a manager. */
export interface Draft {
  readonly goodId: string;
  readonly borrowerId: string;
  readonly terms: Terms;
  /** Null when the rules refuse it to everybody. */
  readonly booking: Booking | null;
  readonly memberRefusal: Refusal | null;
  readonly managerRefusal: Refusal | null;
}

export interface Booked {
  readonly kind: 'booked';
  readonly shown: ShownBooking;
}

export interface RefusedOutcome {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  /** True if the caller manages the good. */
  readonly manages: boolean;
}

export type BookOutcome =
  | Booked
  | RefusedOutcome
  /** The terms that the draft was made with have changed. */
  | { readonly kind: 'stale' }
  /** No copy of the good or its lender. */
  | { readonly kind: 'unknown_good' }
  | { readonly kind: 'unknown_borrower' };

/** Error of one of several bookings; the others are unaffected. */
export interface Failed {
  readonly kind: 'failed';
  readonly error: unknown;
}

/** A draft with its viewer and its call. */
export interface ToBook {
  readonly draft: Draft;
  readonly viewer: Viewer;
  readonly call: Call;
}

export type Rule = (context: BookingContext) => Verdict<Change>;

/** Changes several bookings of a good; the first is the requested one. */
export type LineRule = (context: BookingContext, line: Line) => Verdict<readonly [Change, ...Change[]]>;

/** Writes bookings. Each act and its event are one transaction, alone on its good. */
export abstract class Bookings {
  /**
   * Bookings of one moment, each decided by itself, in one round trip and one commit. One fails with the DomainError that
   * its idempotency key was refused with before.
   */
  abstract book(wanted: readonly ToBook[]): Promise<readonly (BookOutcome | Failed)[]>;

  /**
   * Stores a refusal for the call's idempotency key; returns false if another answer has been stored in the meantime.
   */
  abstract keepRefusal(refusal: Refusal, call: Call): Promise<boolean>;

  /** Books all drafts, or none. @returns the bookings, or the first outcome that is not a booking, with its good */
  abstract bookMany(
    drafts: readonly Draft[],
    viewer: Viewer,
    call: Call,
    seriesId?: string,
  ): Promise<
    | ShownBooking[]
    | { readonly goodId: string; readonly index: number; readonly outcome: Exclude<BookOutcome, Booked> }
  >;

  /** Returns the outcome of each draft if all were booked in turn, skipping rejected ones. Writes nothing. */
  abstract tryMany(drafts: readonly Draft[], viewer: Viewer, call: Call): Promise<BookOutcome[]>;

  /** Does to several bookings of one good what a rule says, in one transaction; those that it refuses stay. @throws DomainError when it refuses all */
  abstract changeAll(ids: readonly string[], viewer: Viewer, call: Call, rule: Rule): Promise<ShownBooking[]>;

  /** Does to a booking what a rule says, if there is room for it. @throws DomainError */
  abstract change(id: string, viewer: Viewer, call: Call, rule: Rule): Promise<ShownBooking>;

  /** The same with those behind it, in one UPDATE; the rule looks for room itself. @throws DomainError */
  abstract changeLine(id: string, viewer: Viewer, call: Call, rule: LineRule): Promise<ShownBooking>;
}
