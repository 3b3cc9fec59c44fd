import type { Tx } from '@kashikari/platform/tx';
import type { Call } from '@kashikari/kernel';
import type { MailRequest, RequestedTemplate } from '@kashikari/kernel/mails';
import type { Card } from '../../domain/cards/card';
import type { Group } from '../../domain/groups/group';
import type { Guesses } from '../../domain/guesses/guess-count';
import type { Manager } from '../../domain/users/manager';
import type { Membership } from '../../domain/members/membership';
import type { Post } from '../../domain/groups/post';
import type { Seats } from '../../domain/seats/seats';
import type { SecurityEvent } from '../../domain/sessions/security-event';
import type { Session, SessionEnd } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import type { Installations } from './installation';
import type { InviteMails, Invites } from './invites';
import type { Links } from './links';
import type { MailPlace } from './outside';
import type { Passkeys } from './passkeys';
import type { ShellFaces } from './shell-faces';
import type { ProviderLinks } from './sign-in-methods';

/** Writes. All changes through a {@link Work} are committed together with their events. */
export abstract class UnitOfWork {
  /**
   * Runs in a separate transaction; pushes the changes to the other services before it resolves.
   * @param call caller; ordered mails use the shell at the caller's host
   */
  abstract run<T>(work: (work: Work) => Promise<T>, call?: Call): Promise<T>;
  /** The same, once per idempotency key: the answer must be JSON, and what is secret in it sealed. */
  abstract once<T>(call: Call, work: (work: Work) => Promise<T>): Promise<T>;
  /** The same within a transaction that is open already; pushes once that is committed. */
  abstract within(tx: Tx): Work;
}

/** One transaction. Saving also publishes, so no caller can forget the event. */
export interface Work {
  readonly users: Users;
  readonly groups: Groups;
  readonly memberships: Memberships;
  readonly managers: Managers;
  readonly cards: Cards;
  readonly invites: Invites;
  readonly inviteMails: InviteMails;
  readonly posts: Posts;
  readonly seats: SeatPlan;
  readonly sessions: Sessions;
  readonly links: Links;
  readonly providerLinks: ProviderLinks;
  readonly passkeys: Passkeys;
  readonly shellFaces: ShellFaces;
  readonly installations: Installations;
  readonly guesses: LoginAttempts;
  /** Writes down security events. */
  note(...events: readonly SecurityEvent[]): Promise<void>;
  /** Orders a mail, which is sent by a job: nothing is lost, and nothing secret goes into an event. */
  order(mail: MailOrder, dueAt: number): Promise<void>;
  /** The same of many by one statement. */
  orderAll(mails: readonly KeyedMail[], dueAt: number): Promise<void>;
  /** Schedules the mails about a post, in batches of some hundreds. */
  orderTelling(telling: Telling, dueAt: number): Promise<void>;
  /** Orders the next {@link Work.sweep}; there is one order at a time. Business time. */
  orderSweep(dueAt: number): Promise<void>;
  /** Deletes what has had its time: links, sessions, guesses, keys, old security events. Security time. */
  sweep(now: number): Promise<void>;
}

/** Progress of the mails about a post. */
export interface Telling {
  readonly postId: string;
  /** Whatever they want. */
  readonly force: boolean;
  /** Last user notified, in the order of ids; empty before the first batch. */
  readonly after: string;
}

export interface Users {
  /** False when the address has an account already. */
  add(user: User): Promise<boolean>;
  /** Locks a user until the transaction ends; undefined if the user is missing or deleted. */
  lock(id: string): Promise<User | undefined>;
  /** Refuses `user.email_taken` and `user.account_name_taken`. */
  save(user: User): Promise<void>;
  get(id: string): Promise<User | undefined>;
  /** The user, kept from leaving until the transaction ends. */
  share(id: string): Promise<User | undefined>;
  byEmail(email: string): Promise<User | undefined>;
  /** Those of the addresses that have an account. */
  byEmails(emails: readonly string[]): Promise<User[]>;
  /** Deletes a user's sign-in places and devices, pending links and invitations, and stored responses. */
  forgetTraces(id: string): Promise<void>;
  /** Sets the hash without a new version or event, because nobody else sees it. */
  setPasswordHash(id: string, hash: string): Promise<void>;
}

/** A card as it is when it is used. */
export interface HeldCard {
  readonly card: Card;
  /** True if the card is not revoked, and its group and membership exist. */
  readonly isLive: boolean;
}

export interface Cards {
  /** New ones, each with its user. One statement, however many there are. */
  issue(holders: readonly User[], cards: readonly Card[]): Promise<void>;
  lock(id: string): Promise<Card | undefined>;
  /** Refuses `card.number_taken`. */
  save(card: Card): Promise<void>;
  /** Finds a card by the secret shown at sign-in. */
  bySecret(secretHash: string): Promise<HeldCard | undefined>;
  /** The card of a user; undefined for everybody who has an account. */
  ofUser(userId: string): Promise<HeldCard | undefined>;
  /** Takes back the cards of these users; answers those who had one. */
  revokeOf(userIds: readonly string[], now: number): Promise<{ id: string; userId: string }[]>;
  /**
   * Deletes what belongs to a deleted account: the cards and invitations of its groups, and the personal data of the
   * cards' users, who stay as ids without names.
   */
  forgetIn(groupIds: readonly string[], now: number): Promise<void>;
  /** Numbers of the group's cards that are among these, `007` and `7` being the same. */
  taken(groupId: string, numbers: readonly string[]): Promise<string[]>;
  /** Returns the highest number of a group's cards; 0 if it has none. */
  highest(groupId: string): Promise<number>;
}

export interface Posts {
  lock(id: string): Promise<Post | undefined>;
  save(post: Post): Promise<void>;
  /** Takes the pin off whatever else is pinned in the group, which is held. */
  unpin(groupId: string, butId: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface Groups {
  /** False when the slug is taken. */
  add(group: Group): Promise<boolean>;
  lock(id: string): Promise<Group | undefined>;
  /** Keeps it from being changed or deleted meanwhile, by others too who do the same. */
  share(id: string): Promise<Group | undefined>;
  /** Refuses `group.slug_taken`. The former slug stays with the group; its posts go with one that is deleted. */
  save(group: Group): Promise<void>;
  ownedBy(accountId: string): Promise<Group[]>;
  /** Returns the number of an account's groups that are not deleted. */
  countOf(accountId: string): Promise<number>;
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

export interface Managers {
  lockOf(accountId: string, userId: string): Promise<Manager | undefined>;
  lock(id: string): Promise<Manager | undefined>;
  save(...managers: readonly Manager[]): Promise<void>;
  /** Returns the user's managers, and the accounts for which the user acts. */
  around(userId: string): Promise<Manager[]>;
  /** Users who act for the account. */
  of(accountId: string): Promise<string[]>;
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

/** A refresh token as it is kept. */
export interface ShownToken {
  readonly session: Session;
  /** Time of its exchange; null while it is valid. */
  readonly tokenUsedAt: number | null;
}

export interface Sessions {
  begin(
    session: Session & { readonly userAgent: string; readonly place: string; readonly address: string },
    tokenHash: string,
  ): Promise<void>;
  /** The session of a token, locked. */
  lockByToken(tokenHash: string): Promise<ShownToken | undefined>;
  /** Marks one token as used and adds the next. @param address where it comes from; empty where it is not known */
  renew(sessionId: string, usedHash: string, nextHash: string, now: number, address: string): Promise<void>;
  /** Looks up earlier sign-ins. `any`: there was one; `same`: with the same browser from the same place. */
  seen(userId: string, userAgent: string, place: string): Promise<{ any: boolean; same: boolean }>;
  /** Returns true if a live session of the user signed in, or was confirmed, after an instant. */
  isFresh(sessionId: string, userId: string, since: number): Promise<boolean>;
  /** False when the user has no such session, or it is over. */
  confirm(sessionId: string, userId: string, now: number): Promise<boolean>;
  end(sessionId: string, reason: SessionEnd, now: number): Promise<void>;
  /** False when the user has no such session, or it is over. */
  endOne(sessionId: string, userId: string, reason: SessionEnd, now: number): Promise<boolean>;
  /** Ends all sessions of a user but one. */
  endAll(userId: string, reason: SessionEnd, now: number, butSessionId?: string): Promise<void>;
  endAllOf(userIds: readonly string[], reason: SessionEnd, now: number): Promise<void>;
}

/** Failures by keyed hash of what was guessed at. */
export interface LoginAttempts {
  /** Returns failures in the order of `subjects`. */
  peek(subjects: readonly string[]): Promise<Guesses[]>;
  /** Locked until the transaction ends, so that of failures at the same time none is lost. */
  lock(subject: string): Promise<Guesses>;
  write(subject: string, guesses: Guesses): Promise<void>;
  forget(subject: string): Promise<void>;
}

/** The same to look at, outside a transaction and in one round trip: most of many guesses cost no more. */
export abstract class GuessViews {
  /** Returns failures in the order of `subjects`. */
  abstract peek(subjects: readonly string[]): Promise<Guesses[]>;
}

export interface KeyedMail {
  readonly mail: MailOrder;
  /** Key of the mail in notify; generated if absent. */
  readonly key?: string;
}

/** A mail to be ordered of notify; sealed in the job, for its parameters may be secret. */
export type MailOrder = { readonly email: string; readonly locale: string } & MailPlace &
  (
    | { readonly template: 'sign_in_link' }
    | { readonly template: 'verify_email' }
    | {
        readonly template: 'confirm_email';
        readonly userId: string;
        readonly sessionId?: string | undefined;
      }
    | MailRequest<Exclude<RequestedTemplate, LinkTemplate>>
  );

/** Mails whose token is made when they are sent. */
type LinkTemplate = 'sign_in_link' | 'verify_email' | 'confirm_email';
