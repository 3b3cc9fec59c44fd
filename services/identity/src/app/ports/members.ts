import type { Membership } from '../../domain/members/membership';
import type { Page, PageRequest } from '../../domain/shared/page';
import type { User } from '../../domain/users/user';
import type { SeenGroup } from './groups';

export interface MembershipFilter {
  /** Limits the list to groups of these accounts; absent: all groups. */
  readonly within?: readonly string[] | undefined;
  /** Members of this group. */
  readonly groupId?: string;
  readonly userId?: string;
  /** Folded; part of a name, a reading, an address or a tag. */
  readonly match: string;
}

export abstract class MembershipViews {
  abstract find(id: string, viewer: string): Promise<SeenMembership | undefined>;
  /**
   * Returns the groups of memberships, with the ids that belong to each. Permission to see them is checked on the
   * group.
   */
  abstract groupsOf(ids: readonly string[]): Promise<{ groupId: string; ids: string[] }[]>;
  abstract usersOf(ids: readonly string[]): Promise<string[]>;
  /** Own memberships, and those in groups whose members the viewer may list. */
  abstract list(filter: MembershipFilter, viewer: string, page: PageRequest): Promise<SeenMemberships>;
}

export interface SeenMembership {
  readonly membership: Membership;
  /** Its group, with what the viewer is to it. */
  readonly group: SeenGroup;
}

export interface SeenMemberships extends Page<{ readonly membership: Membership; readonly member: User }> {
  /** The groups that they are in, each once. */
  readonly groups: readonly SeenGroup[];
}

export interface Memberships {
  /** The membership of somebody in a group, present or former, locked. */
  lockOf(groupId: string, userId: string): Promise<Membership | undefined>;
  lock(id: string): Promise<Membership | undefined>;
  /** Those of the ids that belong to a group, locked, in no particular order. */
  lockAll(groupId: string, ids: readonly string[]): Promise<Membership[]>;
  save(...memberships: readonly Membership[]): Promise<void>;
  /** Publishes the memberships of a group as they are, for a service that has not followed them. */
  publishAll(groupId: string): Promise<void>;
  /** Saves the ended membership of a card, and publishes the user who takes over its bookings. */
  handOver(ended: Membership, successorId: string): Promise<void>;
  /**
   * Ends the membership of a group's new owner without publishing it. If its event arrived before that of the new
   * owner, other services would remove the member's goods.
   */
  absorb(groupId: string, ownerId: string, now: number): Promise<void>;
  inGroup(groupId: string): Promise<Membership[]>;
  /** Returns the readers of a group's announcement, in the order of ids: its members and owner except the author. */
  readersOf(groupId: string, authorId: string, after: string, limit: number): Promise<string[]>;
  ofUser(userId: string): Promise<{ membership: Membership; accountId: string }[]>;
  /** All in the groups of an account that are not disabled by the owner, by person in the order of joining. */
  inAccount(accountId: string): Promise<Membership[]>;
}

/** Writes of memberships within a transaction. */
export interface MemberWork {
  readonly memberships: Memberships;
}
