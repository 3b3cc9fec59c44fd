import type { Posting } from './index-good';

/** Something that its owner numbers: a higher version replaces a lower one. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** A good as the index keeps it. */
export interface GoodSnapshot extends Versioned {
  readonly deleted: boolean;
  readonly ownerId: string;
  readonly groupIds: readonly string[];
  /** Folded. */
  readonly tags: readonly string[];
  readonly title: string;
  /** By URL and in public lists: `is_public` or `is_public_use`. */
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  readonly quantity: number;
  readonly marginDays: number;
  readonly referenceOnly: boolean;
  readonly isHourly: boolean;
  readonly createdAt: Date;
  readonly postings: readonly Posting[];
}

export interface BookingSnapshot extends Versioned {
  readonly goodId: string;
  readonly quantity: number;
  /**
   * `reserved`, `handed_over`, `returned`, `cancelled`; `held` for somebody of the queue who was asked, which is no booking and
   * doesn't count as one.
   */
  readonly state: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /** What nobody else can have while it is live, half-open; undefined once it ended before it began. */
  readonly claim: { readonly from: Date; readonly until: Date } | undefined;
  readonly live: boolean;
  /** When it was made; only its first event tells. */
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
