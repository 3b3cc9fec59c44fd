import type { Call } from '@kashikari/kernel';
import type { AnnouncedTemplate, MailRequest } from '@kashikari/kernel/mails';
import type { Snapshot } from '../../domain/shared/snapshots';
import type { OpenMoney } from '../../domain/users/delete-user';
import type { PlanFeatures } from '../../domain/users/plan-gates';

/** The copies that other services keep of our snapshots. */
export abstract class Replicas {
  /** Pushes committed snapshots, waiting up to half a second. Snapshots that do not arrive follow by event. */
  abstract push(snapshots: readonly Snapshot[]): Promise<void>;
}

/** Bookings, as known to reservation. */
export abstract class Bookings {
  /** Live bookings (reserved or out) of somebody in the goods of a group. */
  abstract liveInGroup(groupId: string, userId: string): Promise<number>;
  /** Those of the users who have live bookings in the goods of a group. */
  abstract borrowersIn(groupId: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Returns the number of goods that the user has not returned, and of the user's goods that others have not returned.
   */
  abstract out(userId: string): Promise<{ borrowed: number; lent: number }>;
}

/** Billing keeps what people owe and are owed. */
export abstract class Money {
  /** Returns the money that is open for an account; all 0 if nothing is. */
  abstract open(accountId: string): Promise<OpenMoney>;
}

/** The features of an account's plan, and the version of the subscription that they are from. */
export interface AccountFeatures {
  readonly accountId: string;
  readonly version: number;
  readonly features: PlanFeatures;
}

/** Billing keeps which plan an account has. */
export abstract class Plans {
  /** Returns what the plans of up to 1,000 accounts include, in the order of the ids. */
  abstract features(accountIds: readonly string[]): Promise<AccountFeatures[]>;
  /** Returns true if one of the plans includes priority support; false while billing is unreachable. */
  abstract havePrioritySupport(accountIds: readonly string[]): Promise<boolean>;
}

/** Catalog keeps pictures, those of groups and accounts too. */
export abstract class Pictures {
  /**
   * Claims a picture before a group shows it. Refuses `image.unknown`, at the given field, if the actor may not use it.
   */
  abstract claim(
    groupId: string,
    picture: { readonly field: string; readonly imageId: string },
    call: Call,
  ): Promise<void>;
  /** The same before a shell shows one; `faceId` is that of how it looks. */
  abstract claimForShell(
    faceId: string,
    picture: { readonly field: string; readonly imageId: string },
    call: Call,
  ): Promise<void>;
  /** A shell shows these and no others. While catalog is away the others stay until the next change. */
  abstract showOnlyAtShell(faceId: string, imageIds: readonly string[], call: Call): Promise<void>;
  /** The same as {@link claim} before an account shows one beside its name; the actor is the account. */
  abstract claimAvatar(imageId: string, call: Call): Promise<void>;
}

/** Settings of an organization's shell in SHELLS_FILE, as far as they concern people. */
export interface ShellPolicy {
  readonly id: string;
  /** The first one is where people reach it. */
  readonly hosts: readonly string[];
  /** Names or ids of its accounts; the first one's owner decides how it looks. */
  readonly accounts: readonly string[];
  /** Sender of its mails; absent: the installation's. */
  readonly mailFrom?: string | undefined;
  readonly signUp: 'open' | 'invited' | 'provider' | 'off';
  /** Ids of the providers that it offers; absent: all. */
  readonly providers?: readonly string[] | undefined;
  /** Domains whose people sign in by their provider, on every shell. */
  readonly onlyProviderFor: readonly string[];
  /** Name or id of the account that may sign in otherwise all the same. */
  readonly emergencyAccount?: string | undefined;
}

/** The shells of organisations, as the operator's file says at the moment. */
export abstract class Shells {
  abstract get all(): readonly ShellPolicy[];
}

/** The shell from which a mail is sent. */
export interface MailPlace {
  /** The account whose group, plan or invitation it is about. */
  readonly accountId?: string | undefined;
  /** The shell at whose host somebody acted, where it is about no account. */
  readonly shellId?: string | undefined;
}

/** Address that gets replies to a mail; absent: nobody reads them. */
export interface MailReplies {
  readonly replyTo?: string | undefined;
}

/** A mail to an address, with the values of its template. */
export type Mail = MailRequest & {
  /** Accepted once. */
  readonly key: string;
  readonly to: string;
  readonly locale: string;
} & MailPlace &
  MailReplies;

/** The same mail to many, each as far as they want it. */
export type AnnouncedMail = MailRequest<AnnouncedTemplate> & {
  /** Key of the mail together with each user's id; accepted once. */
  readonly key: string;
  readonly userIds: readonly string[];
  /** Mails of one thread to one user leave with a pause between them. */
  readonly thread: string;
  readonly force: boolean;
  readonly accountId: string;
};

export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
  /** Sends a mail to up to 500 users. */
  abstract tell(mail: AnnouncedMail): Promise<void>;
  /** Returns those of the keys whose mail cannot be delivered; none while notify is unreachable. */
  abstract refused(keys: readonly string[]): Promise<ReadonlySet<string>>;
}
