import type { ExportedBooking } from '../../domain/exported-booking';
import type { ShownBooking } from '../../domain/shown-booking';
import type { WireState } from '../../domain/state';
import type { Viewer } from './bookings';

/** Filter of the bookings that the viewer may see. */
export interface Narrowing {
  readonly scope: 'use' | 'lend' | 'all';
  readonly goodId?: string;
  readonly groupId?: string;
  readonly state?: WireState;
  readonly from?: number;
  readonly until?: number;
  /** Restricts to bookings of goods that the viewer manages and whose claims exceed the quantity. */
  readonly overcommitted?: boolean | undefined;
  /** Restricts to bookings that are reserved or out. */
  readonly open?: boolean | undefined;
  /** Restricts to bookings that are returned, canceled or were never collected. */
  readonly over?: boolean | undefined;
  readonly lenderId?: string | undefined;
  /** Restricts to bookings of this borrower that the viewer may know. */
  readonly userId?: string | undefined;
  /** Restricts to bookings that were made in the same request as this booking, excluding it. */
  readonly madeWith?: string | undefined;
  /** All but this booking. */
  readonly exceptId?: string | undefined;
  /** Part of a good's title, or of the memo or the borrower's name if the viewer may know them; in any spelling. */
  readonly match?: string;
}

export interface BookingFilter extends Narrowing {
  readonly sort: 'latest' | 'start_at' | 'end_at';
  /** The last first; of `start_at` and `end_at`. */
  readonly descending?: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** Reads bookings, bound to what the viewer may see. */
export abstract class BookingViews {
  abstract get(id: string, viewer: Viewer, now: number): Promise<ShownBooking | undefined>;
  abstract list(
    filter: BookingFilter,
    viewer: Viewer,
    now: number,
  ): Promise<{ bookings: ShownBooking[]; total: number }>;
  /** Returns the ids of bookings of a series that are reserved and begin at `from` or later. */
  abstract seriesFrom(seriesId: string, from: number): Promise<string[]>;
  /** Returns up to the given number of bookings made before `beforeId`, the newest first. */
  abstract export(
    filter: Narrowing,
    viewer: Viewer,
    now: number,
    limit: number,
    beforeId?: string,
  ): Promise<ExportedBooking[]>;
}

/** Selection of live bookings to count: of a person in a group, of a good, of a lender's goods, or of a borrower. */
export type CountScope =
  | { readonly groupId: string; readonly userId: string }
  | { readonly goodId: string }
  | { readonly lenderId: string }
  | { readonly borrowerId: string };

/** Ids of a good's next bookings; null if it has no such booking. */
export interface NextBookings {
  readonly goodId: string;
  /** The next that starts. */
  readonly next: string | null;
  /** The earliest that has started, or starts on the lender's today, and is not handed over. */
  readonly firstPending: string | null;
  /** The booking that is out and due first; null if holders are not requested. */
  readonly holder: string | null;
  /** The booking that was returned last; null if holders are not requested. */
  readonly lastHolder: string | null;
}

/** Goods whose next bookings are requested. */
export interface NextBookingsQuery {
  readonly goodIds: readonly string[];
  /** True if the current and the last holder of each good are requested. */
  readonly holders: boolean;
}

export abstract class LiveBookings {
  /** Returns the next bookings of those goods whose lender the user is or acts for. */
  abstract nextOf(query: NextBookingsQuery, userId: string, now: number): Promise<NextBookings[]>;
  abstract count(scope: CountScope, now: number): Promise<{ live: number; out: number }>;
  /** Returns those of the users who have live bookings of goods in the group. */
  abstract borrowersIn(groupId: string, userIds: readonly string[], now: number): Promise<string[]>;
  abstract hasReturned(goodId: string, userId: string): Promise<boolean>;
}
