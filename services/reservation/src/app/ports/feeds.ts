import type { Call } from '@kashikari/kernel';
import type { Feed } from '../../domain/feed';

export interface OpenFeed {
  readonly feed: Feed;
  /** Null when it was made under a key of the installation that is gone: only a new one helps. */
  readonly secret: string | null;
}

/** Stores the addresses of feeds. */
export abstract class Feeds {
  abstract of(userId: string): Promise<OpenFeed[]>;
  abstract bySecret(secret: string): Promise<Feed | undefined>;
  /** @throws DomainError `feed.exists` */
  abstract add(feed: Feed, call: Call): Promise<OpenFeed>;
  /** @throws DomainError `not_found` unless it is the person's own */
  abstract rotate(id: string, userId: string, rule: (feed: Feed) => Feed, call: Call): Promise<OpenFeed>;
  /** Returns true if a feed of this user was removed. */
  abstract remove(id: string, userId: string): Promise<boolean>;
  /**
   * Returns true if the user sees the borrowers of a group: as its owner, or because members see each other's bookings.
   * Restricted to groups of `within`, if given.
   */
  abstract seesGroup(userId: string, groupId: string, within?: readonly string[]): Promise<boolean>;
}
