import type { AccountRelation } from '../../domain/permissions/relation';
import type { GroupSnapshot, Snapshot, UserSnapshot } from '../../domain/shared/snapshots';
import type { Manager } from '../../domain/users/manager';
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
  /** Other accounts that a person uses, the oldest first. */
  abstract accountsOf(viewer: string): Promise<OwnAccounts>;
}

export interface OwnAccounts {
  /** Accounts that the person added to this one. */
  readonly added: readonly User[];
  /** Accounts that the person manages. */
  readonly managed: readonly User[];
}

export interface SeenUser {
  readonly user: User;
  readonly relation: AccountRelation;
}

export abstract class ManagerViews {
  /** Returns the viewer's managers, and the accounts for which the viewer acts. */
  abstract around(viewer: string): Promise<{ manager: Manager; person: User }[]>;
  abstract find(id: string): Promise<Manager | undefined>;
}

/** Snapshots that other services fetch. */
export abstract class SnapshotViews {
  /** Returns all snapshots of a user's access; undefined if the user never existed. */
  abstract access(userId: string): Promise<readonly Snapshot[] | undefined>;
  abstract groups(ids: readonly string[]): Promise<{ groups: GroupSnapshot[]; owners: UserSnapshot[] }>;
}

export interface Users {
  /** False when the address has an account already. Refuses `user.account_name_taken`. */
  add(user: User): Promise<boolean>;
  /** Locks a user until the transaction ends; undefined if the user is missing or deleted. */
  lock(id: string): Promise<User | undefined>;
  /** Refuses `user.email_taken` and `user.account_name_taken`. */
  save(user: User): Promise<void>;
  get(id: string): Promise<User | undefined>;
  /** The user, kept from leaving until the transaction ends. */
  share(id: string): Promise<User | undefined>;
  /** Accounts that were added to a first account, the oldest first. */
  addedTo(firstAccountId: string): Promise<User[]>;
  byEmail(email: string): Promise<User | undefined>;
  /** Those of the addresses that have an account. */
  byEmails(emails: readonly string[]): Promise<User[]>;
  /** Ids of accounts that hide advertisements, in order, after an id; an empty one is before all. */
  hidingAds(afterId: string, limit: number): Promise<string[]>;
  /** Deletes a user's sign-in places and devices, pending links and invitations, and stored responses. */
  forgetTraces(id: string): Promise<void>;
  /** Sets the hash without a new version or event, because nobody else sees it. */
  setPasswordHash(id: string, hash: string): Promise<void>;
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

/** Writes of accounts and their managers within a transaction. */
export interface UserWork {
  readonly users: Users;
  readonly managers: Managers;
}
