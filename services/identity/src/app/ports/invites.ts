import type { Page, PageRequest } from '../../domain/shared/page';
import type { Group } from '../../domain/groups/group';
import type {
  Answerer,
  InviteRequest,
  Invite,
  InviteEnd,
  InviteKind,
  InviteState,
} from '../../domain/invites/invite';

export interface Invites {
  /** Those of the group's members that are open or have run out, by these addresses, locked. */
  lockOf(groupId: string, emails: readonly string[]): Promise<Invite[]>;
  /** The one that is open or has run out, of the same person to the same, locked. */
  lockAlike(asked: InviteRequest): Promise<Invite | undefined>;
  save(...invites: readonly (Invite & { readonly tokenHash: string })[]): Promise<void>;
  lock(id: string): Promise<Invite | undefined>;
  /** Finds and locks an invitation by the token of its link. */
  byToken(tokenHash: string): Promise<Invite | undefined>;
  /** Ends one that nobody can follow any more. */
  close(id: string, how: InviteEnd, now: number): Promise<void>;
  /** Ends those to hand over a group but one: it goes to one alone. */
  closeHeirs(groupId: string, butId: string, now: number): Promise<void>;
  /** Marks a person's invitations to a group as accepted after the person joined in another way. */
  closeFor(groupId: string, who: Answerer, now: number): Promise<void>;
  /**
   * Deletes invitations of a leaving user: those to the user, and those to manage the account or receive its groups.
   */
  forget(who: Answerer): Promise<void>;
  /** Returns those of the addresses that belong to the group's owner or to members who joined by themselves. */
  members(groupId: string, emails: readonly string[]): Promise<string[]>;
}

/** One that counts: whom it asks, as it was typed, and where its mail goes; null where none does. */
export interface CountedInvite {
  readonly receiver: string;
  readonly mailed: string | null;
}

/** Counts of sent invitations, and readers who unsubscribed. Readers are stored as hashes of their addresses. */
export interface InviteMails {
  /** Lets nobody else count these until the transaction ends. */
  hold(accountId: string, receivers: readonly string[]): Promise<void>;
  sentBy(accountId: string, since: number): Promise<number>;
  /** Returns the number of invitations by invitee as typed, without zeros. */
  askedOf(receivers: readonly string[], since: number): Promise<ReadonlyMap<string, number>>;
  /** Returns the number of mails by reader, without zeros. */
  mailedTo(addresses: readonly string[], since: number): Promise<ReadonlyMap<string, number>>;
  record(accountId: string, sent: readonly CountedInvite[], now: number): Promise<void>;
  /** Returns the readers who unsubscribed. */
  stopped(receivers: readonly string[]): Promise<ReadonlySet<string>>;
  stop(receiver: string, now: number): Promise<void>;
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

/** Writes of invitations within a transaction. */
export interface InviteWork {
  readonly invites: Invites;
  readonly inviteMails: InviteMails;
}
