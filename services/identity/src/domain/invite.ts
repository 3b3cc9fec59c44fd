import { refuse, type Refusal, type Verdict } from '@kashikari/kernel';
import { readEmail } from './email';

const DAY = 24 * 60 * 60_000;

/** How long the link in an invitation is good, milliseconds of security time. */
const INVITE_LIFETIME = 14 * DAY;

/** Addresses that one call may invite. */
const MOST_INVITED = 200;

/** Somebody with this address is asked to join a group. Instants are epoch milliseconds of security time. */
export interface Invite {
  readonly id: string;
  readonly groupId: string;
  readonly email: string;
  readonly inviterId: string;
  readonly createdAt: number;
  /** When the last mail went. */
  readonly sentAt: number;
  readonly expiresAt: number;
  /** By what notify knows its last mail; empty for one from before that was kept. */
  readonly mailKey: string;
}

/** A new invitation, or the same sent again: another 14 days, and the link of the last mail alone is good. */
export function invite(
  former: Invite | undefined,
  wanted: { id: string; groupId: string; email: string; inviterId: string },
  now: number,
): Invite {
  return {
    ...wanted,
    id: former?.id ?? wanted.id,
    createdAt: former?.createdAt ?? now,
    sentAt: now,
    expiresAt: now + INVITE_LIFETIME,
    mailKey: '',
  };
}

export function isOpen(asked: Invite, now: number): boolean {
  return asked.expiresAt > now;
}

/** The addresses of a form in one spelling, each once; the first that is none is told. */
export function readAddresses(emails: readonly string[]): Verdict<readonly string[]> {
  if (emails.length === 0) return refuse('invalid', 'validation.required', undefined, 'emails');
  if (emails.length > MOST_INVITED)
    return refuse('invalid', 'validation.too_many', { max: MOST_INVITED }, 'emails');
  const read = new Set<string>();
  for (const [at, typed] of emails.entries()) {
    const email = readEmail(typed);
    if (!email.ok) return { ok: false, refusal: atPlace(email.refusal, at) };
    read.add(email.value);
  }
  return { ok: true, value: [...read] };
}

const atPlace = (refusal: Refusal, at: number): Refusal => ({ ...refusal, field: `emails.${at}` });
