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
  /** Time of the booking; in events of earlier releases, only the first one carries it. */
  readonly bookedAt: Date | undefined;
  /** Empty for a held wait. */
  readonly borrowerId: string;
  readonly isHourly: boolean;
  /** Days as booked in `bookedZone`, both inclusive; undefined by the hour. */
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
  /** IANA zone of the lender when it was booked. */
  readonly bookedZone: string;
  /** Undefined for a held wait, and in events of earlier releases. */
  readonly createdAt: Date | undefined;
  readonly handedOverAt: Date | undefined;
  /** Return of the last unit. */
  readonly returnedAt: Date | undefined;
  readonly cancelledAt: Date | undefined;
}

/** A payment that a lender receives. */
export interface PaymentSnapshot extends Versioned {
  readonly payeeId: string;
  /** Empty for the fee of a group. */
  readonly goodId: string;
  /** Empty for a loan. */
  readonly groupId: string;
  /** All money that it has moved so far, in the order of time. */
  readonly moves: readonly MoneyMove[];
}

interface MoneyMove {
  readonly at: Date;
  /** Yen, tax included; negative if it went back. */
  readonly amount: number;
}

/** A user, as far as a lender's goods are concerned. */
export interface AccountSnapshot extends Versioned {
  readonly deleted: boolean;
  /** IANA name. */
  readonly timeZone: string;
  readonly preventPublicAccess: boolean;
  readonly manageHandOver: boolean;
  /** Closed weekdays; 0 is Sunday. */
  readonly disabledDaysIndexes: readonly number[];
  /** Closed days `YYYY-MM-DD`. */
  readonly closedDates: readonly string[];
  /** Country whose holidays are closed, ISO 3166-1; empty for none. */
  readonly closedOnHolidays: string;
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
  /** True if the member manages the group, too. */
  readonly groupOwner: boolean;
  /** Start of the latest membership; undefined in events of earlier releases. */
  readonly joinedAt: Date | undefined;
}

/** `userId` manages `accountId`. */
export interface ManagerSnapshot extends Versioned {
  readonly deleted: boolean;
  readonly accountId: string;
  readonly userId: string;
}
