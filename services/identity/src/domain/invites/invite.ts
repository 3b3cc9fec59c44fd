import { allow, refuse, type Refusal, type Verdict } from '@kashikari/kernel';
import { readEmail } from '../shared/email';

const DAY = 24 * 60 * 60_000;

/** Time to accept an invitation, milliseconds of security time. */
const INVITE_LIFETIME = 14 * DAY;

/** Addresses that one call may invite. */
const MAX_INVITED = 200;

/** Purpose of an invitation: to join a group, to act for an account, or to receive a group. */
export type InviteKind = 'member' | 'manager' | 'heir';

/** `ended`: taken back, or run out (REST contract, edge). */
export type InviteState = 'pending' | 'accepted' | 'declined' | 'ended';

export type InviteEnd = 'accepted' | 'declined' | 'cancelled';

/** Purpose and receiver of an invitation. */
export interface InviteRequest {
  readonly kind: InviteKind;
  /** Empty for a manager. */
  readonly groupId: string;
  /** Account to manage, or account that hands the group over; empty for a member. */
  readonly accountId: string;
  /** One of the two: an address, or somebody with an account. */
  readonly email: string;
  readonly userId: string;
}

/** Somebody is asked, and nothing is theirs until they accept. Instants are epoch milliseconds of security time. */
export interface Invite extends InviteRequest {
  readonly id: string;
  readonly inviterId: string;
  readonly createdAt: number;
  /** Time of the last mail. */
  readonly sentAt: number;
  readonly expiresAt: number;
  /** Key of its last mail in notify; empty for invitations from before keys were stored. */
  readonly mailKey: string;
  /** null while nobody has answered it or taken it back. */
  readonly closedBy: InviteEnd | null;
}

/** A new invitation, or the same sent again: another 14 days, and the link of the last mail alone is good. */
export function invite(
  former: Invite | undefined,
  wanted: InviteRequest & { id: string; inviterId: string },
  now: number,
): Invite {
  return {
    ...wanted,
    id: former?.id ?? wanted.id,
    createdAt: former?.createdAt ?? now,
    sentAt: now,
    expiresAt: now + INVITE_LIFETIME,
    mailKey: '',
    closedBy: null,
  };
}

export function isOpen(asked: Invite, now: number): boolean {
  return stateOf(asked, now) === 'pending';
}

export function stateOf({ closedBy, expiresAt }: Invite, now: number): InviteState {
  if (closedBy === 'accepted' || closedBy === 'declined') return closedBy;
  return closedBy === null && expiresAt > now ? 'pending' : 'ended';
}

export interface Answerer {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/**
 * Allows the named account, or the account with the invited address, to answer an invitation. The address must be
 * verified, so that a person who signs up with another's address gains nothing.
 * @param hasLink true if the person used the link in the mail, which verifies the address too
 */
export function mayAnswer(asked: InviteRequest, by: Answerer, hasLink: boolean): Verdict<void> {
  if (asked.userId !== '') return asked.userId === by.id ? allow(undefined) : notTheirs();
  // The holder of the link knows of the invitation; others do not learn that it exists.
  if (asked.email !== by.email) return hasLink ? refuse('invite.other_address') : notTheirs();
  return by.emailVerified || hasLink ? allow(undefined) : refuse('auth.unconfirmed_address');
}

const notTheirs = () => refuse('not_found', { entity: 'invite' });

/** Returns the normalized addresses of a form without duplicates; refuses the first invalid one. */
export function readAddresses(emails: readonly string[]): Verdict<readonly string[]> {
  if (emails.length === 0) return refuse('validation.required', undefined, 'emails');
  if (emails.length > MAX_INVITED) return refuse('validation.too_many', { max: MAX_INVITED }, 'emails');
  const read = new Set<string>();
  for (const [at, typed] of emails.entries()) {
    const email = readEmail(typed);
    if (!email.ok) return { ok: false, refusal: atPlace(email.refusal, at) };
    read.add(email.value);
  }
  return { ok: true, value: [...read] };
}

const atPlace = (refusal: Refusal, at: number): Refusal => ({ ...refusal, field: `emails.${at}` });
