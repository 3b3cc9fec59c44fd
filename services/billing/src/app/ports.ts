import type { Tx } from '@kashikari/platform/tx';
import type { Call } from '@kashikari/kernel';
import type { PlanId } from '../domain/plans';
import type { Subscription } from '../domain/subscription';

/** What the operator has settled. */
export abstract class House {
  /** The plan of accounts that neither bought nor were given one. */
  abstract readonly defaultPlan: PlanId;
  /** Lower case. */
  abstract readonly staff: readonly string[];
  /** An address or a site; empty where there is none. */
  abstract readonly contact: string;
}

/** A mail to an account's holder, or to an address of the operator's. It is sent by a job: nothing is lost. */
export interface PlanMail {
  readonly to: { readonly userId: string } | { readonly email: string };
  readonly template: 'plan_changed' | 'plan_requested' | 'plan_asked';
  readonly params: Readonly<Record<string, string>>;
}

/** One change as it is recorded. */
export interface PlanChange {
  readonly at: number;
  /** `user:` and an id, `command:` and a login, `until`. */
  readonly by: string;
  readonly before: Subscription;
  readonly after: Subscription;
}

/** What changes, and who is told. */
export interface Changing {
  readonly by: string;
  readonly now: number;
  /** The subscription after; undefined leaves it as it is. Throws a refusal. */
  change(before: Subscription): Subscription | undefined;
  mails(change: PlanChange): readonly PlanMail[];
}

export abstract class Subscriptions {
  /** undefined for an account that billing has not heard of yet. */
  abstract find(accountId: string): Promise<Subscription | undefined>;
  /** Adds those that are new, and tells of them; an account that has a subscription keeps it. */
  abstract add(tx: Tx, subscriptions: readonly Subscription[]): Promise<void>;
  /** Forgets the subscriptions of accounts that are gone, their record and their requests. */
  abstract remove(tx: Tx, accountIds: readonly string[]): Promise<void>;
  /**
   * Changes one while it is held: records it, tells of it, orders its end and the mails, and closes the open request.
   * @param fresh what the account has where nothing is known of it yet
   */
  abstract change(fresh: Subscription, changing: Changing, tx?: Tx): Promise<PlanChange | undefined>;
  /** Accounts that nobody gave a plan take the default one, a thousand at most at a time; answers how many changed. */
  abstract follow(plan: PlanId, now: number): Promise<number>;
  /** Those that staff have given, the latest change first. */
  abstract given(): Promise<Subscription[]>;
  /** The latest first. */
  abstract changesOf(accountId: string): Promise<PlanChange[]>;
}

/** Somebody's wish for another plan. */
export interface PlanRequest {
  readonly accountId: string;
  readonly plan: string;
  readonly message: string;
  readonly nonprofit: boolean;
  readonly askedAt: number;
}

export abstract class PlanRequests {
  /** False when one is open already; nobody is told then. */
  abstract open(request: PlanRequest, mails: readonly PlanMail[], call: Call): Promise<boolean>;
  /** All that are open, the oldest first. */
  abstract list(): Promise<PlanRequest[]>;
  abstract openOf(accountId: string): Promise<PlanRequest | undefined>;
  /** Notes that the owner was asked, and orders the mail; nothing happens where that was less than a day ago. */
  abstract askOwner(ownerId: string, now: number, mail: PlanMail): Promise<void>;
}

/** An account as identity knows it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly timeZone: string;
}

export interface AccountSeats {
  readonly accountId: string;
  readonly used: number;
  /** null is no limit. */
  readonly limit: number | null;
  readonly disabled: number;
}

export abstract class Accounts {
  /** By id, address or account name. */
  abstract find(who: string): Promise<Account | undefined>;
  /** Those that are there, in no particular order. */
  abstract byIds(ids: readonly string[]): Promise<Pick<Account, 'id' | 'name' | 'email'>[]>;
  /** Refuses `forbidden` where the caller neither owns nor manages anything of it. */
  abstract seats(accountId: string, call: Call): Promise<AccountSeats>;
  /** Tells identity of a limit before anybody is answered; where that fails, the event tells it a moment later. */
  abstract applyLimit(subscription: Subscription): Promise<void>;
}

/** A mail on its way to notify. */
export interface AddressedMail {
  readonly key: string;
  readonly to: string;
  readonly locale: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export abstract class Mailer {
  abstract send(mail: AddressedMail): Promise<void>;
}
