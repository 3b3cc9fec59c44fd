import type { ExportedBooking } from '../../domain/exported-booking';
import type { ShownBooking } from '../../domain/shown-booking';
import type { WireState } from '../../domain/state';
import type { Viewer } from './bookings';

/** Which bookings of those that the viewer may see. */
export interface Narrowing {
  readonly scope: 'use' | 'lend' | 'all';
  readonly goodId?: string;
  readonly groupId?: string;
  readonly state?: WireState;
  readonly from?: number;
  readonly until?: number;
  /** Only those of goods that the viewer manages, which claim more than there is. */
  readonly overcommitted?: boolean | undefined;
  /** Only what is reserved or out. */
  readonly open?: boolean | undefined;
  readonly lenderId?: string | undefined;
  /** Only those made by the same act as this booking, without it. */
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
  /** Those of a series that are reserved and begin at `from` or later. */
  abstract seriesFrom(seriesId: string, from: number): Promise<string[]>;
  /** The newest first, at most so many, of those made before `beforeId`. */
  abstract export(
    filter: Narrowing,
    viewer: Viewer,
    now: number,
    limit: number,
    beforeId?: string,
  ): Promise<ExportedBooking[]>;
}

/** Which live bookings are counted: of a person in a group, of a good, or of a lender's goods. */
export type CountScope =
  | { readonly groupId: string; readonly userId: string }
  | { readonly goodId: string }
  | { readonly lenderId: string }
  | { readonly borrowerId: string };

/** What comes next of a good; null where nothing does. */
export interface NextBookings {
  readonly goodId: string;
  /** The next that starts. */
  readonly next: string | null;
  /** The earliest that has started, or starts on the lender's today, and is not handed over. */
  readonly firstPending: string | null;
  /** Of those that are out, the one that is due first; null if holders are not asked for. */
  readonly holder: string | null;
  /** The one that was returned last; null if holders are not asked for. */
  readonly lastHolder: string | null;
}

/** The goods whose next bookings are asked for. */
export interface NextBookingsQuery {
  readonly goodIds: readonly string[];
  /** Also find who has each good, and who had it last. */
  readonly holders: boolean;
}

export abstract class LiveBookings {
  /** Of those of the goods whose lender the user is or acts for. */
  abstract nextOf(query: NextBookingsQuery, userId: string, now: number): Promise<NextBookings[]>;
  abstract count(scope: CountScope, now: number): Promise<{ live: number; out: number }>;
  /** Those of the users who have live bookings of goods in the group. */
  abstract borrowersIn(groupId: string, userIds: readonly string[], now: number): Promise<string[]>;
  /** Whether somebody has ever brought a good back. */
  abstract hasReturned(goodId: string, userId: string): Promise<boolean>;
}
