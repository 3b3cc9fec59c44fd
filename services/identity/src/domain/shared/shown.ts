import { actorUserId, reaches, type Actor, type Locale } from '@kashikari/kernel';
import type { Card } from '../cards/card';
import type { Group } from '../groups/group';
import type { Manager } from '../users/manager';
import type { Membership } from '../members/membership';
import { accountPermissions, groupPermissions, mayOnAccount, mayOnGroup } from '../permissions/resolve';
import { accountRole, groupRoles, type AccountRelation, type GroupRelation } from '../permissions/relation';
import type { User } from '../users/user';

/** A user as somebody may see it; what is private is null to others. JSON values only, so that an answer can be kept. */
export interface ShownUser extends Omit<
  User,
  'passwordHash' | 'email' | 'emailVerified' | 'deletedAt' | 'firstAccountId' | 'firstContact'
> {
  readonly email: string | null;
  readonly emailVerified: boolean | null;
  readonly permissions: readonly string[];
}

/** A group as somebody may see it. */
export interface ShownGroup extends Omit<Group, 'passcode' | 'deletedAt'> {
  readonly hasPasscode: boolean;
  /** Empty to those who do not manage the group. */
  readonly passcode: string;
  /** 0 to outsiders. */
  readonly membersCount: number;
  readonly permissions: readonly string[];
  /** Empty: none of these. */
  readonly role: 'owner' | 'group_owner' | 'member' | '';
}

export interface ShownMembership extends Omit<
  Membership,
  'disabledBy' | 'leftAt' | 'consented' | 'feeStopped' | 'feeVersion'
> {
  readonly disabled: boolean;
  /** Disabled because its fee was not paid; false to others than the member and people who manage the members. */
  readonly feeUnpaid: boolean;
  readonly permissions: readonly string[];
}

/** A member card as somebody may see it; the secret is empty to those who don't manage the group's members. */
export interface ShownCard extends Omit<Card, 'revokedAt'> {
  readonly name: string;
  readonly locale: Locale;
  readonly disabled: boolean;
  readonly permissions: readonly string[];
}

export type ShownManager = Pick<Manager, 'id' | 'accountId' | 'userId' | 'createdAt'>;

/**
 * Shows the fields that are public to anybody with the id. Ids cannot be guessed; a person with one has met the user in
 * a booking or a good.
 */
export function showPublicUser(user: User): ShownUser {
  const {
    passwordHash: _hash,
    deletedAt: _deleted,
    firstAccountId: _first,
    firstContact: _contact,
    ...rest
  } = user;
  return {
    ...rest,
    accountName: null,
    email: null,
    emailVerified: null,
    pendingEmail: null,
    invoiceName: '',
    invoiceEmail: '',
    registrationNumber: '',
    reminderDaysIndexes: [],
    remindersChosen: false,
    homeGroupIds: [],
    hideAds: false,
    nps: null,
    hideNps: false,
    reviewRequested: false,
    permissions: [],
  };
}

/** A user as this actor may see it; undefined when it is nobody to them. */
export function showUser(user: User, relation: AccountRelation, actor: Actor): ShownUser | undefined {
  const role = accountRole(user.id, relation, actor);
  if (user.deletedAt !== null || !mayOnAccount('see', role, actor)) return undefined;
  const permissions = accountPermissions(role, actor);
  const shown = { ...showPublicUser(user), accountName: user.accountName, permissions };
  if (!mayOnAccount('see_private', role, actor)) return shown;
  const { email, emailVerified, pendingEmail, invoiceName, invoiceEmail, nps } = user;
  const { registrationNumber, reminderDaysIndexes, remindersChosen } = user;
  return {
    ...shown,
    email,
    emailVerified,
    pendingEmail,
    invoiceName,
    invoiceEmail,
    registrationNumber,
    reminderDaysIndexes,
    remindersChosen,
    // The order of a person's Home and their opinion are hidden from managers too.
    homeGroupIds: role === 'self' ? user.homeGroupIds : [],
    nps: role === 'self' ? nps : null,
    hideNps: role === 'self' && user.hideNps,
    reviewRequested: role === 'self' && user.reviewRequested,
    hideAds: role === 'self' && user.hideAds,
  };
}

/**
 * Shows a member in a group's list. Callers who may list members also see how to reach those who joined voluntarily or
 * accepted. Addresses of other members are hidden (REST contract, edge).
 */
export function showMember(user: User, mayList: boolean, consented: boolean): ShownUser {
  if (!mayList) return showPublicUser(user);
  const { email, accountName } = user;
  return { ...showPublicUser(user), accountName, email: consented ? email : null };
}

/** A group as this actor may see it; undefined when it is not there for them. */
export function showGroup(
  group: Group,
  relation: GroupRelation,
  membersCount: number,
  actor: Actor,
): ShownGroup | undefined {
  if (!reaches(actor, group.ownerId)) return undefined;
  const roles = groupRoles(group.id, relation, actor);
  if (group.deletedAt !== null || !mayOnGroup('see', roles, group, actor)) return undefined;
  const { passcode, deletedAt: _deleted, ...rest } = group;
  return {
    ...rest,
    hasPasscode: passcode !== '',
    passcode: mayOnGroup('edit', roles, group, actor) ? passcode : '',
    membersCount: mayOnGroup('see_goods', roles, group, actor) ? membersCount : 0,
    permissions: groupPermissions(roles, group, actor),
    role: roles.find((role) => role === 'owner' || role === 'group_owner' || role === 'member') ?? '',
  };
}

/** @param mayManage whether the actor manages the members of its group */
export function showMembership(membership: Membership, mayManage: boolean, actor: Actor): ShownMembership {
  const {
    disabledBy,
    leftAt: _left,
    consented: _own,
    feeStopped: _fee,
    feeVersion: _version,
    ...rest
  } = membership;
  const isOwn = actor.kind === 'user' && actorUserId(actor) === membership.userId;
  const permissions = [...(mayManage ? ['edit'] : []), ...(mayManage || isOwn ? ['delete'] : [])];
  return {
    ...rest,
    tags: mayManage || isOwn ? rest.tags : [],
    disabled: disabledBy !== null,
    feeUnpaid: disabledBy === 'fee' && (mayManage || isOwn),
    permissions,
  };
}

/** @param mayManage whether the actor manages the members of its group */
export function showCard(
  { card, name, locale, disabled }: { card: Card; name: string; locale: Locale; disabled: boolean },
  mayManage: boolean,
): ShownCard {
  const { revokedAt: _revoked, ...rest } = card;
  const permissions = mayManage ? ['edit', 'delete'] : [];
  return { ...rest, name, locale, disabled, permissions, secret: mayManage ? card.secret : '' };
}

export function showManager({ id, accountId, userId, createdAt }: Manager): ShownManager {
  return { id, accountId, userId, createdAt };
}
