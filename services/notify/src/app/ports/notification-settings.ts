import type { Call } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { GroupChoice, GroupChoices } from '../../domain/group-notification-setting';
import type { NotificationSetting } from '../../domain/notification-setting';

/** Proof of consent to news of goods with a price. */
export interface Consent {
  /** Business time, epoch milliseconds. */
  readonly at: number;
  /** Text that the user saw; empty if the client did not send it. */
  readonly wording: string;
}

export abstract class NotificationSettings {
  abstract get(userId: string): Promise<NotificationSetting>;
  /** Returns the settings of users who have changed theirs, in one query. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, NotificationSetting>>;
  /**
   * Changes a user's settings by a rule, one change at a time. An error of the rule changes nothing.
   * @param consent stored with the change; undefined leaves the stored one
   */
  abstract change(
    userId: string,
    rule: (before: NotificationSetting) => NotificationSetting,
    consent?: Consent,
  ): Promise<NotificationSetting>;
  abstract removeOfUsers(userIds: readonly string[], tx: Tx): Promise<void>;
}

/** Choices of one user for one group. */
export interface ChoicesOfGroup {
  readonly userId: string;
  readonly groupId: string;
  readonly choices: GroupChoices;
}

/** A person who turned on the daily usage report of a group. */
export interface ReportReader {
  readonly userId: string;
  readonly groupId: string;
  /** Business time at which it was turned on, epoch milliseconds. */
  readonly since: number;
}

/** Choices of users by group. */
export abstract class GroupSettings {
  abstract get(userId: string, groupId: string): Promise<GroupChoices>;
  /** Returns all choices of these users, in one query, by group. */
  abstract of(userIds: readonly string[]): Promise<ChoicesOfGroup[]>;
  /** Changes the named choices; others stay. Returns all choices for the group. */
  abstract change(
    userId: string,
    groupId: string,
    patch: Partial<GroupChoices>,
    now: number,
    consent?: Consent,
  ): Promise<GroupChoices>;
  /** Takes back the user's choices of all groups that turn a flag on. */
  abstract takeBack(userId: string, flag: GroupChoice): Promise<void>;
  /** A page of the people who turned on daily usage reports, by user and group, after one of them. */
  abstract reportReaders(after: ReportReader | undefined, limit: number): Promise<ReportReader[]>;
  /** Removes the choices of ended memberships. */
  abstract removeOfMembers(ended: readonly { userId: string; groupId: string }[], tx: Tx): Promise<void>;
  abstract removeOfGroups(groupIds: readonly string[], tx: Tx): Promise<void>;
  abstract removeOfUsers(userIds: readonly string[], tx: Tx): Promise<void>;
}

/** Groups as identity shows them to a user. */
export abstract class Groups {
  /**
   * Returns the id of a group whose notices the caller gets: a member, or a person who acts for its owner.
   * @param idOrSlug id or slug
   * @throws DomainError `not_found` for everybody else
   */
  abstract idForMember(idOrSlug: string, call: Call): Promise<string>;
  /**
   * Returns the id of a group that the caller runs: the account that owns it, its managers, and group owners.
   * @throws DomainError `forbidden` for members, `not_found` for everybody else
   */
  abstract idForOwner(idOrSlug: string, call: Call): Promise<string>;
}
