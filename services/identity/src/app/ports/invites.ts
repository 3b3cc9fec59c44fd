import type { Answerer, InviteRequest, Invite, InviteEnd } from '../../domain/invites/invite';

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
