import type { Good, Lender } from './good';

/** A snapshot of something that another service owns: a higher version replaces a lower one. */
export interface Snapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
}

/** A good as catalog tells it. */
export interface GoodSnapshot extends Snapshot, Good {
  readonly groupIds: readonly string[];
  readonly isPublic: boolean;
  readonly isPublicUse: boolean;
  readonly isHidden: boolean;
  /** What others may be equal to it by; empty when it has none. */
  readonly isbn: string;
  readonly category: string;
}

/** An account as identity tells it: a name, and the rules that it lends by. */
export interface AccountSnapshot extends Snapshot, Omit<Lender, 'holidays' | 'publicHolidays'> {
  readonly name: string;
  readonly preventPublicAccess: boolean;
  /** The country whose public holidays are closed dates, ISO 3166-1; empty is none. */
  readonly closedOnHolidays: string;
}

export interface GroupSnapshot extends Snapshot {
  /** The account that owns the group. */
  readonly ownerId: string;
  /** Members see the names on each other's bookings. */
  readonly memberBookingVisible: boolean;
}

export interface MembershipSnapshot extends Snapshot {
  readonly groupId: string;
  readonly userId: string;
  readonly groupOwner: boolean;
  readonly disabled: boolean;
  /** Who takes over what a member card has booked, once it is linked to an account; empty otherwise. */
  readonly successorId: string;
}

/** `userId` acts for `accountId`. */
export interface ManagerSnapshot extends Snapshot {
  readonly accountId: string;
  readonly userId: string;
}

/** Everything that identity knows of one person at once. */
export interface AccessSnapshots {
  readonly accounts: readonly AccountSnapshot[];
  readonly groups: readonly GroupSnapshot[];
  readonly memberships: readonly MembershipSnapshot[];
  readonly managers: readonly ManagerSnapshot[];
}
