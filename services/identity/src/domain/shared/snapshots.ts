import { picturesAt } from '../users/avatar';
import type { Group } from '../groups/group';
import type { LenderRules } from '../users/lender-rules';
import type { Manager } from '../users/manager';
import type { Membership } from '../members/membership';
import type { Post } from '../groups/post';
import type { User } from '../users/user';

/**
 * Snapshots published to other services: complete, in the shape of the events of `proto/`, without private fields. The
 * higher `version` replaces the lower.
 */
export interface UserSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly name: string;
  readonly accountName: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly lenderRules: LenderRules;
  /** Pictures that it shows. */
  readonly imageIds: string[];
  /** Weekdays on which its overdue notices go; empty is the usual rhythm. */
  readonly reminderDaysIndexes: number[];
  /** Recipient of its invoices; empty for the name. Services alone know it. */
  readonly invoiceName: string;
  /** Number as an issuer of qualified invoices; empty for none. */
  readonly registrationNumber: string;
  readonly changedAt: Date;
}

export interface GroupSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly name: string;
  readonly slug: string;
  readonly ownerId: string;
  readonly acceptMemberGoods: boolean;
  readonly memberBookingVisible: boolean;
  /** Pictures that it shows. */
  readonly imageIds: string[];
  readonly changedAt: Date;
  /** Yen; undefined: there is no fee. */
  readonly pricePerMonth: number | undefined;
  readonly priceFrom: Date | undefined;
}

export interface MembershipSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly groupId: string;
  readonly userId: string;
  readonly groupOwner: boolean;
  readonly disabled: boolean;
  readonly changedAt: Date;
  /** User who takes over the bookings of a card when it is linked to an account; otherwise empty. */
  readonly successorId: string;
  readonly joinedAt: Date;
  readonly consented: boolean;
}

export interface ManagerSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly accountId: string;
  readonly userId: string;
  readonly changedAt: Date;
}

/** A post without its text. */
export interface PostSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly groupId: string;
  /** Its author. */
  readonly userId: string;
  readonly pin: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface SeatsSnapshot {
  readonly accountId: string;
  readonly version: number;
  /** Members beside the owner, each once. */
  readonly used: number;
  readonly changedAt: Date;
}

export type Snapshot =
  | { readonly about: 'user'; readonly snapshot: UserSnapshot }
  | { readonly about: 'group'; readonly snapshot: GroupSnapshot }
  | { readonly about: 'membership'; readonly snapshot: MembershipSnapshot }
  | { readonly about: 'manager'; readonly snapshot: ManagerSnapshot };

export function userSnapshot(user: User): UserSnapshot {
  return {
    id: user.id,
    version: user.version,
    deleted: user.deletedAt !== null,
    name: user.name,
    accountName: user.accountName ?? '',
    locale: user.locale,
    timeZone: user.timeZone,
    lenderRules: user.rules,
    imageIds: picturesAt(user.thumbnailUrl),
    reminderDaysIndexes: [...user.reminderDaysIndexes],
    ...{ invoiceName: user.invoiceName, registrationNumber: user.registrationNumber },
    changedAt: new Date(user.updatedAt),
  };
}

export function groupSnapshot(group: Group): GroupSnapshot {
  const { id, version, name, slug, ownerId, acceptMemberGoods, memberBookingVisible } = group;
  const deleted = group.deletedAt !== null;
  const changedAt = new Date(group.updatedAt);
  const imageIds = [group.coverImageId, group.logoImageId].filter((imageId) => imageId !== '');
  const settings = { acceptMemberGoods, memberBookingVisible };
  const fee = {
    pricePerMonth: group.pricePerMonth ?? undefined,
    priceFrom: group.priceFrom === null ? undefined : new Date(group.priceFrom),
  };
  return { id, version, deleted, name, slug, ownerId, ...settings, ...fee, imageIds, changedAt };
}

export function membershipSnapshot(membership: Membership, successorId = ''): MembershipSnapshot {
  const { id, version, groupId, userId, groupOwner } = membership;
  const deleted = membership.leftAt !== null;
  const disabled = membership.disabledBy !== null;
  const changedAt = new Date(membership.updatedAt);
  const { consented } = membership;
  const begun = { joinedAt: new Date(membership.joinedAt), consented };
  return { id, version, deleted, groupId, userId, groupOwner, disabled, changedAt, successorId, ...begun };
}

export function managerSnapshot(manager: Manager): ManagerSnapshot {
  const { id, version, accountId, userId } = manager;
  const deleted = manager.removedAt !== null;
  return { id, version, deleted, accountId, userId, changedAt: new Date(manager.updatedAt) };
}

/** @param now epoch milliseconds of the change */
export function postSnapshot(post: Post, now: number, deleted = false): PostSnapshot {
  const { id, version, groupId, authorId: userId, pinned: pin } = post;
  return {
    id,
    version,
    deleted,
    groupId,
    userId,
    pin,
    createdAt: new Date(post.createdAt),
    changedAt: new Date(now),
  };
}
