import type { Good, Lender } from './good';

/** A snapshot of something that another service owns: a higher version replaces a lower one. */
export interface Snapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
}

/** A good as catalog publishes it. */
export interface GoodSnapshot extends Snapshot, Good {
  readonly groupIds: readonly string[];
  readonly isPublic: boolean;
  readonly isPublicUse: boolean;
  readonly isHidden: boolean;
  /** The ISBN by which other goods are equal; empty if it has none. */
  readonly isbn: string;
  readonly category: string;
}

/** An account as identity publishes it: its name and its lending rules. */
export interface AccountSnapshot extends Snapshot, Omit<Lender, 'holidays' | 'publicHolidays'> {
  readonly name: string;
  readonly preventPublicAccess: boolean;
  /** Country whose public holidays are closed dates, ISO 3166-1; empty for no country. */
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
  /** Account to which a member card's bookings move once the card is linked; empty otherwise. */
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
