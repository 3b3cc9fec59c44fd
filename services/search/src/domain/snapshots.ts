import type { Posting } from './index-good';

/** Something that its owner numbers: a higher version replaces a lower one. */
interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface GoodSnapshot extends Versioned {
  readonly deleted: boolean;
  readonly ownerId: string;
  readonly groupIds: readonly string[];
  /** Folded. */
  readonly tags: readonly string[];
  readonly title: string;
  /** Sort key of the alphabetic order: the reading, else the title. */
  readonly sortTitle: string;
  /** Tags as written, in the order of `tags`. */
  readonly tagNames: readonly string[];
  /** Category as written; `categoryKey` is folded. */
  readonly category: string;
  readonly categoryKey: string;
  readonly location: string;
  readonly locationKey: string;
  /** Any of its prices is above zero yen. */
  readonly priced: boolean;
  /** Its numbers in the forms in which they are compared. */
  readonly codes: readonly string[];
  /** True if visible by URL and in public lists: `is_public` or `is_public_use`. */
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  readonly quantity: number;
  readonly marginDays: number;
  readonly referenceOnly: boolean;
  readonly isHourly: boolean;
  readonly createdAt: Date;
  readonly postings: readonly Posting[];
}

/** The catalog's numbers of a good for the order `popular`, as of a midnight UTC; `version` counts days. */
export interface PopularitySnapshot extends Versioned {
  /** Bookings of the last 365 days that are not cancelled. */
  readonly bookings: number;
  readonly likes: number;
}

export interface BookingSnapshot extends Versioned {
  readonly goodId: string;
  readonly quantity: number;
  /**
   * `reserved`, `handed_over`, `returned`, `cancelled`; `held` for a waiting person with an offer, which is not a
   * booking.
   */
  readonly state: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /**
   * Time in which nobody else can have the units while it is live, half-open. Undefined if it ended before it began.
   */
  readonly claim: { readonly from: Date; readonly until: Date } | undefined;
  readonly live: boolean;
  /** Time of the booking; only its first event carries it. */
  readonly bookedAt: Date | undefined;
}

/** A user, as far as a lender's goods are concerned. */
export interface AccountSnapshot extends Versioned {
  readonly deleted: boolean;
  /** IANA name. */
  readonly timeZone: string;
  readonly preventPublicAccess: boolean;
  readonly manageHandOver: boolean;
}

export interface GroupSnapshot extends Versioned {
  readonly deleted: boolean;
  readonly slug: string;
  readonly ownerId: string;
}

export interface MembershipSnapshot extends Versioned {
  readonly deleted: boolean;
  readonly groupId: string;
  readonly userId: string;
  readonly disabled: boolean;
}

/** `userId` manages `accountId`. */
export interface ManagerSnapshot extends Versioned {
  readonly deleted: boolean;
  readonly accountId: string;
  readonly userId: string;
}
