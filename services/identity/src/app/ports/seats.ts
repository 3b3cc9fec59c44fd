import type { Seats } from '../../domain/seats/seats';

/** The seats of an account as they are shown. */
export interface SeenSeats {
  readonly accountId: string;
  /** The owner's. */
  readonly accountName: string;
  readonly used: number;
  /** Raised by one with every change of `used`. */
  readonly version: number;
  /** null is no limit. */
  readonly limit: number | null;
  /** People who are paused because the plan has no seat for them. */
  readonly disabled: number;
  /** The viewer acts for the account, or manages one of its groups. */
  readonly mayKnow: boolean;
}

export abstract class SeatViews {
  /** Returns undefined for users without an account. */
  abstract find(accountId: string, viewer: string | undefined): Promise<SeenSeats | undefined>;
}

export interface SeatPlan {
  /**
   * Locks an account's seats, which serializes people who join at once. Locks are acquired in this order: user, groups,
   * seats (by account id), memberships.
   */
  lock(accountId: string): Promise<Seats | undefined>;
  /**
   * Saves seats, and publishes a changed number of seats in use.
   * @param now business time, epoch milliseconds
   */
  save(seats: Seats, now: number): Promise<void>;
  /** Returns true if the person takes a seat of the account through another membership. */
  isSeatedElsewhere(accountId: string, userId: string, membershipId: string): Promise<boolean>;
  /** Those of the people who take a seat of the account by a group other than this one. */
  seatedElsewhere(
    accountId: string,
    userIds: readonly string[],
    groupId: string,
  ): Promise<ReadonlySet<string>>;
  /**
   * Returns the number of seats that pending invitations to the account's groups and the given addresses would take;
   * security time. People who are known to have a seat take none.
   */
  wanted(accountId: string, emails: readonly string[], now: number): Promise<number>;
  /** Returns true if a person of the account has no seat in its plan. */
  hasPaused(accountId: string): Promise<boolean>;
  /** Returns the recounted number of seated people; for changes of many memberships at once. */
  count(accountId: string): Promise<number>;
}

/** Writes of seats within a transaction. */
export interface SeatWork {
  readonly seats: SeatPlan;
}
