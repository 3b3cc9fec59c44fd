import type { Viewer } from './bookings';

/** A person whose bookings within a group are counted. */
export interface GroupMember {
  readonly groupId: string;
  readonly userId: string;
}

/** Live bookings of a member, as an owner of the group may see them. */
export interface MemberBookings extends GroupMember {
  /** Bookings that are reserved or out. */
  readonly bookingsCount: number;
  /** Days past the end of the booking that is overdue longest; null: none is overdue. */
  readonly overdueInDays: number | null;
}

/** Counts live bookings of members. */
export abstract class MemberBookingsViews {
  /**
   * Counts bookings of goods in the member's group and of goods whose lender the viewer is or acts for.
   * @param now epoch milliseconds
   * @returns one row for each member of a group that the viewer runs; others are left out
   */
  abstract count(members: readonly GroupMember[], viewer: Viewer, now: number): Promise<MemberBookings[]>;
}
