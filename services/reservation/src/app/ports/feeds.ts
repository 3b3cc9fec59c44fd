import type { Call } from '@kashikari/kernel';
import type { Feed } from '../../domain/feed';

export interface OpenFeed {
  readonly feed: Feed;
  /** Null when it was made under a key of the installation that is gone: only a new one helps. */
  readonly secret: string | null;
}

/** Keeps the addresses of feeds. */
export abstract class Feeds {
  abstract of(userId: string): Promise<OpenFeed[]>;
  /** The feed that a secret opens. */
  abstract bySecret(secret: string): Promise<Feed | undefined>;
  /** @throws DomainError `feed.exists` */
  abstract add(feed: Feed, call: Call): Promise<OpenFeed>;
  /** @throws DomainError `not_found` unless it is the person's own */
  abstract rotate(id: string, userId: string, rule: (feed: Feed) => Feed, call: Call): Promise<OpenFeed>;
  /** Whether there was one of this person. */
  abstract remove(id: string, userId: string): Promise<boolean>;
  /** Whether somebody sees who has booked in a group: it runs it, or members see each other's bookings. Only in groups of `within`, if given. */
  abstract seesGroup(userId: string, groupId: string, within?: readonly string[]): Promise<boolean>;
}
