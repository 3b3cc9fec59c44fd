import type { Answerer, InviteRequest, Invite, InviteEnd } from '../../domain/invites/invite';

export interface Invites {
  /** Those of the group's members that are open or have run out, by these addresses, locked. */
  lockOf(groupId: string, emails: readonly string[]): Promise<Invite[]>;
  /** The one that is open or has run out, of the same person to the same, locked. */
  lockAlike(asked: InviteRequest): Promise<Invite | undefined>;
  save(...invites: readonly (Invite & { readonly tokenHash: string })[]): Promise<void>;
  lock(id: string): Promise<Invite | undefined>;
  /** By what its link says, locked. */
  byToken(tokenHash: string): Promise<Invite | undefined>;
  /** Ends one that nobody can follow any more. */
  close(id: string, how: InviteEnd, now: number): Promise<void>;
  /** Ends those to hand over a group but one: it goes to one alone. */
  closeHeirs(groupId: string, butId: string, now: number): Promise<void>;
  /** Who came in by another way has accepted what invited them there. */
  closeFor(groupId: string, who: Answerer, now: number): Promise<void>;
  /** What invites somebody who leaves, and what they invited to manage their account or have their groups. */
  forget(who: Answerer): Promise<void>;
  /** Of the addresses, those of members of the group who joined by themselves, and of its owner. */
  members(groupId: string, emails: readonly string[]): Promise<string[]>;
}

/** One that counts: whom it asks, as it was typed, and where its mail goes; null where none does. */
export interface CountedInvite {
  readonly receiver: string;
  readonly mailed: string | null;
}

/** How many invitations went, and to whom none is to go. Readers are known by hashes of their addresses alone. */
export interface InviteMails {
  /** Lets nobody else count these until the transaction ends. */
  hold(accountId: string, receivers: readonly string[]): Promise<void>;
  sentBy(accountId: string, since: number): Promise<number>;
  /** How often each was asked, as it was typed, where it was. */
  askedOf(receivers: readonly string[], since: number): Promise<ReadonlyMap<string, number>>;
  /** How many mails went to each, where any did. */
  mailedTo(addresses: readonly string[], since: number): Promise<ReadonlyMap<string, number>>;
  record(accountId: string, sent: readonly CountedInvite[], now: number): Promise<void>;
  /** Those who want none. */
  stopped(receivers: readonly string[]): Promise<ReadonlySet<string>>;
  stop(receiver: string, now: number): Promise<void>;
}
