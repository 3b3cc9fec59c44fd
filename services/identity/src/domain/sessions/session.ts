const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Seconds until an access token expires (REST contract, "sign-in"). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** A session that nobody used for so long is over, milliseconds. */
export const SESSION_IDLE = 60 * DAY;

/** How long a link in a mail is good, milliseconds. */
export const LINK_LIFETIME = 15 * MINUTE;

/** A link that is good for longer than this is sent again, milliseconds: as long as the longest wait between two mails. */
export const LINK_WORTH_SENDING = 5 * MINUTE;

/** How long a link is good that only shows an address to be one's own, milliseconds. */
export const VERIFICATION_LIFETIME = DAY;

/** For so long after a sign-in, or after showing it again, somebody is taken for an account's owner, milliseconds (REST contract, edge). */
export const FRESH_FOR = 10 * MINUTE;

export type SessionEnd =
  | 'signed_out'
  | 'signed_out_all'
  | 'removed'
  | 'reused'
  | 'password_changed'
  | 'email_changed'
  | 'unproven'
  | 'card_revoked'
  | 'card_lowered'
  | 'deleted'
  | 'idle';

/** A chain of refresh tokens: one sign-in on one device. Instants are epoch milliseconds of security time. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly begunAt: number;
  readonly usedAt: number;
  readonly endedAt: number | null;
}

/** What becomes of a session when one of its refresh tokens is shown. */
export type Renewal =
  | 'renewed'
  /** The token was good once and has been used: two people hold the chain, and nobody can tell which is the owner. */
  | 'reused'
  | 'over';

/** @param longest how long a session lasts however often it is used, milliseconds */
export function renewal(
  session: Session,
  tokenUsedAt: number | null,
  now: number,
  longest = Number.POSITIVE_INFINITY,
): Renewal {
  const { begunAt, usedAt, endedAt } = session;
  if (endedAt !== null || now - usedAt > SESSION_IDLE || now - begunAt > longest) return 'over';
  return tokenUsedAt === null ? 'renewed' : 'reused';
}
