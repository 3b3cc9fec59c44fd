import type { DayBooking, DayLender, LendersDay } from '../../domain/day';
import type { ShownBooking } from '../../domain/shown-booking';
import type { Viewer } from './bookings';

/** An account for which the viewer acts. */
export interface ManagedLender extends DayLender {
  /** Has goods, or bookings of goods that it had. */
  readonly lends: boolean;
}

/** Bookings that may have a place on a day, and how far its week reaches, epoch milliseconds. */
export interface DaySearch {
  readonly days: readonly (LendersDay & { readonly weekEnds: number })[];
  readonly groupId: string | undefined;
  readonly now: number;
}

/** An offer with its deadline, or, without one, a good for which people wait. */
export interface DayWait {
  readonly goodId: string;
  readonly goodTitle: string;
  readonly lenderId: string;
  /** Number of people in the queue of the good who have no offer. */
  readonly waiting: number;
  readonly offer: { readonly waitId: string; readonly userId: string; readonly answerBy: number } | null;
}

/** Reads what a lender's day consists of. */
export abstract class DayViews {
  /** The viewer's own account and those that it manages; none for a member card. */
  abstract lendersOf(viewer: Viewer): Promise<ManagedLender[]>;
  /** Returns all bookings that may belong to a lender's day or its week, and possibly more. */
  abstract candidates(search: DaySearch): Promise<DayBooking[]>;
  /** Bookings by id, as the viewer sees them. */
  abstract shown(
    ids: readonly string[],
    viewer: Viewer,
    now: number,
  ): Promise<ReadonlyMap<string, ShownBooking>>;
  /** Offers, the earliest deadline first, then goods with people who wait, most first. */
  abstract waits(lenderIds: readonly string[], groupId: string | undefined): Promise<DayWait[]>;
}
