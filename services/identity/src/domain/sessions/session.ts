const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Seconds until an access token expires (REST contract, "sign-in"). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** A session that nobody used for so long is over, milliseconds. */
export const SESSION_IDLE = 60 * DAY;

/** Life of a link in a mail, milliseconds. */
export const LINK_LIFETIME = 15 * MINUTE;

/** A link that is good for longer than this is sent again, milliseconds: as long as the longest wait between two mails. */
export const LINK_WORTH_SENDING = 5 * MINUTE;

/** Life of a link that only verifies an address, milliseconds. */
export const VERIFICATION_LIFETIME = DAY;

/**
 * Time after a sign-in or re-authentication in which a session counts as the owner's, milliseconds (REST contract,
 * edge).
 */
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

/** Outcome for a session when one of its refresh tokens is used. */
export type Renewal =
  | 'renewed'
  /** The token was used before: two people hold the chain, and the owner cannot be determined. */
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
