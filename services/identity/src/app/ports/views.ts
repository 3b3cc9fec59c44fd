import type { Locale } from '@kashikari/kernel';
import type { Card } from '../../domain/cards/card';
import type { Device } from '../../domain/sessions/device';
import type { Snapshot, GroupSnapshot, UserSnapshot } from '../../domain/shared/snapshots';
import type { Group } from '../../domain/groups/group';
import type { Answerer, Invite, InviteKind, InviteState } from '../../domain/invites/invite';
import type { Manager } from '../../domain/users/manager';
import type { Membership } from '../../domain/members/membership';
import type { Page, PageRequest } from '../../domain/shared/page';
import type { Post } from '../../domain/groups/post';
import type { AccountRelation, GroupRelation } from '../../domain/permissions/relation';
import type { KeptSecurityEvent } from '../../domain/sessions/security-event';
import type { User } from '../../domain/users/user';

/** Reads shaped for what is shown: one round trip each, and each with what the viewer is to what is read. */
export abstract class UserViews {
  /** Finds a user by id or account name. `viewer` is a user id; undefined is an anonymous viewer. */
  abstract find(idOrName: string, viewer: string | undefined): Promise<SeenUser | undefined>;
  /** Those among the ids that are there, in no particular order. */
  abstract present(ids: readonly string[]): Promise<User[]>;
  /** Ids of those that are there, each beside the id or account name that was asked. */
  abstract resolve(who: readonly string[]): Promise<{ readonly who: string; readonly id: string }[]>;
  abstract forSignIn(by: { email: string } | { accountName: string }): Promise<User | undefined>;
  abstract byEmail(email: string): Promise<User | undefined>;
}

export interface SeenUser {
  readonly user: User;
  readonly relation: AccountRelation;
}

export abstract class GroupViews {
  /** Finds a group by id, slug or former slug. */
  abstract find(idOrSlug: string, viewer: string | undefined): Promise<SeenGroup | undefined>;
  /** Those that are there, each once. */
  abstract findAll(idsOrSlugs: readonly string[], viewer: string | undefined): Promise<SeenGroup[]>;
  /** Groups that the viewer owns, belongs to, or acts for the owner of; where `within` is given, those of these accounts. */
  abstract listOf(
    viewer: string,
    within: readonly string[] | undefined,
    page: PageRequest,
  ): Promise<Page<SeenGroup>>;
  /**
   * Lists the accounts that can receive a group, by name: accounts in any of the owner's groups, and those that the
   * owner manages.
   * @param match folded; part of a name, a reading, or an address that the owner may read
   */
  abstract heirs(ownerId: string, match: string, page: PageRequest): Promise<Page<Heir>>;
  abstract isHeir(ownerId: string, userId: string): Promise<boolean>;
  /**
   * Lists the possible receivers of a good: first the accounts that the owner manages. Consenting members of its
   * groups, and owners of groups that it belongs to, follow by name.
   * @param asked `match` folded, empty for all; `userId` for one account alone
   */
  abstract transferees(
    ownerId: string,
    asked: { readonly match: string; readonly userId?: string },
    page: PageRequest,
  ): Promise<Page<Transferee>>;
}

export interface Transferee {
  readonly userId: string;
  /** The owner manages this account. */
  readonly managed: boolean;
  /** Some of the groups that connect both. */
  readonly groupIds: readonly string[];
}

export interface Heir {
  readonly user: User;
  /**
   * True if the user joined one of the owner's groups voluntarily or is managed by the owner; the address is then
   * visible.
   */
  readonly consented: boolean;
}

export interface SeenGroup {
  readonly group: Group;
  readonly relation: GroupRelation;
  /** Members beside the owner. */
  readonly membersCount: number;
}

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

export interface SeenCard {
  readonly card: Card;
  /** Its user's. */
  readonly name: string;
  /** Its user's. */
  readonly locale: Locale;
  readonly disabled: boolean;
}

/** A number that was read from a card. */
export interface CardNumber {
  /** Spellings of the number. */
  readonly numbers: readonly string[];
  /** Id or slug; empty for no group. */
  readonly group: string;
  readonly userId: string;
  /** Accounts whose groups are reached from where the user asks; absent: all. */
  readonly within: readonly string[] | undefined;
  /** Cards to return. */
  readonly most: number;
}

/** Cards that are not revoked. Permission to see them is checked on their group. */
export abstract class CardViews {
  abstract find(id: string): Promise<SeenCard | undefined>;
  abstract bySecret(secretHash: string): Promise<SeenCard | undefined>;
  /** Those of the group alone where one of them has the number; otherwise of all groups whose members the user may list. */
  abstract byNumber(asked: CardNumber): Promise<SeenCard[]>;
  /** Returns cards in no particular order. */
  abstract present(ids: readonly string[]): Promise<SeenCard[]>;
  /** @param match folded; part of a name, a number or an address */
  abstract listOf(groupId: string, match: string, page: PageRequest): Promise<Page<SeenCard>>;
  /** The next of a group's cards in the order of their numbers, behind one of them. */
  abstract pieceOf(groupId: string, afterId: string | undefined, size: number): Promise<SeenCard[]>;
}

/** An invitation with what it is to, in words. */
export interface SeenInvite {
  readonly invite: Invite;
  /** undefined where it is to manage an account. */
  readonly group?:
    | Pick<
        Group,
        | 'id'
        | 'name'
        | 'slug'
        | 'ownerId'
        | 'description'
        | 'pricePerMonth'
        | 'signUpMessage'
        | 'tagFormLabel'
        | 'tagFormPlaceholder'
      >
    | undefined;
  readonly inviterName: string;
  /** Name of the account to manage, or of the account that hands the group over; empty for a member. */
  readonly accountName: string;
  /** Name of the group's owner; empty for an invitation to manage an account. */
  readonly ownerName: string;
  /** Time of the answer or withdrawal, epoch milliseconds of security time. */
  readonly closedAt: number | null;
}

/** Invitations to a group, to a person, to an account's management and groups, or by an inviter. */
export type InvitesRequest = (
  | { readonly groupId: string; readonly kinds: readonly InviteKind[] }
  | { readonly to: Answerer }
  | { readonly accountId: string }
  | { readonly inviterId: string }
) & {
  /** Limits the list to groups and management of these accounts. */
  readonly within?: readonly string[] | undefined;
};

export abstract class InviteViews {
  /** The newest first. @param now security time: what has run out is ended */
  abstract list(
    asked: InvitesRequest,
    state: InviteState | undefined,
    now: number,
    page: PageRequest,
  ): Promise<Page<SeenInvite>>;
  abstract find(id: string): Promise<SeenInvite | undefined>;
  abstract present(ids: readonly string[]): Promise<SeenInvite[]>;
  /** One that is open or has run out, by what its link says. */
  abstract byToken(tokenHash: string): Promise<SeenInvite | undefined>;
  /** The same, and also one that was answered or taken back. */
  abstract everByToken(tokenHash: string): Promise<SeenInvite | undefined>;
}

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

/** Posts of groups. Permission to read them is checked on the group. */
export abstract class PostViews {
  /** Returns the newest and the pinned post of each group, in no particular order, with one query. */
  abstract firstOf(groupIds: readonly string[]): Promise<Post[]>;
  /** The pinned one first, then the newest. */
  abstract listOf(groupId: string, page: PageRequest): Promise<Page<Post>>;
  abstract find(id: string): Promise<Post | undefined>;
}

export abstract class ManagerViews {
  /** Returns the viewer's managers, and the accounts for which the viewer acts. */
  abstract around(viewer: string): Promise<{ manager: Manager; person: User }[]>;
  abstract find(id: string): Promise<Manager | undefined>;
}

/** Security information for the holder of an account. */
export abstract class SecurityViews {
  /**
   * Devices signed in and used since an instant, the last used first.
   * @param tokenHash of the device that asks; empty where it has none
   */
  abstract devicesOf(userId: string, tokenHash: string, usedSince: number): Promise<Device[]>;
  /** The newest first, older than `beforeId` where it is given. */
  abstract eventsOf(
    userId: string,
    beforeId: string | undefined,
    limit: number,
  ): Promise<KeptSecurityEvent[]>;
}

/** Something that ended: a session, or a part of what a user sees. */
export type EndedAccess =
  { readonly key: string; readonly sessionId: string } | { readonly key: string; readonly userId: string };

export interface EndedSince {
  readonly ended: readonly EndedAccess[];
  readonly cursor: string;
}

export abstract class EndedAccessViews {
  /**
   * All that was committed since the answer that gave the cursor, and maybe some of it again; with an empty one, or one of
   * another database, all that an access token may still be around of.
   */
  abstract since(cursor: string): Promise<EndedSince>;
}

/** Snapshots that other services fetch. */
export abstract class SnapshotViews {
  /** Returns all snapshots of a user's access; undefined if the user never existed. */
  abstract access(userId: string): Promise<readonly Snapshot[] | undefined>;
  abstract groups(ids: readonly string[]): Promise<{ groups: GroupSnapshot[]; owners: UserSnapshot[] }>;
}
