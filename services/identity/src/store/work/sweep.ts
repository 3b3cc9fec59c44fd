import type { SqlTx } from '@kashikari/platform';
import { INVITE_DAY } from '../../domain/invites/invite-limits';
import { SESSION_IDLE } from '../../domain/sessions/session';
import { forgottenBefore } from '../../domain/sessions/signing-key';
import type { EndedRow, Publisher } from './publisher';

const DAY = 24 * 60 * 60_000;

/** Retention of an ended session, for users who review their devices. */
export const ENDED_SESSION = 30 * DAY;

/** Longer than any policy remembers a failure. */
export const GUESS = 2 * DAY;

/** Retention of an expired link, for which it is distinguished from an unknown one. */
export const LINK = DAY;

/** An invitation that was answered, taken back or has run out is shown so long; then the address goes. */
export const ENDED_INVITE = 30 * DAY;

/** A school year, and then some. */
export const SECURITY_EVENT = 400 * DAY;

/** Tokens that were spent in a month are counted so long. */
const ANSWER_MONTH = 400 * DAY;

/** Deletes what has had its time. */
export async function sweep(tx: SqlTx, publisher: Publisher, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age);
  await tx.read('delete from sign_in_links where expires_at < $1', [before(LINK)]);
  await tx.read('delete from provider_attempts where expires_at < $1', [before(LINK)]);
  await tx.read('delete from passkey_challenges where expires_at < $1', [before(LINK)]);
  await tx.read('delete from spent_id_tokens where expires_at < $1', [before(LINK)]);
  await endIdle(tx, publisher, now);
  await tx.read('delete from sessions where ended_at < $1', [before(ENDED_SESSION)]);
  await tx.read(`delete from ended_access where at < clock_timestamp() - interval '1 hour'`);
  await tx.read('delete from guesses where last_at < $1', [before(GUESS)]);
  await tx.read('delete from invite_mails where sent_at < $1', [before(INVITE_DAY)]);
  await tx.read('delete from invites where coalesce(closed_at, expires_at) < $1', [before(ENDED_INVITE)]);
  await tx.read('delete from signing_keys where created_at < $1', [new Date(forgottenBefore(now))]);
  await tx.read('delete from security_events where at < $1', [before(SECURITY_EVENT)]);
  await tx.read('delete from answer_reservation where created_at < $1', [before(DAY)]);
  await tx.read(`delete from answer_budget where period < $1 and scope like 'person:%'`, [before(DAY)]);
  await tx.read('delete from answer_budget where period < $1', [before(ANSWER_MONTH)]);
}

/**
 * Ends sessions that can no longer be renewed and publishes them, so that browsers stop showing their notifications.
 */
async function endIdle(tx: SqlTx, publisher: Publisher, now: number): Promise<void> {
  const ended = await tx.read<EndedRow>(
    `update sessions set ended_at = $1, end_reason = 'idle' where ended_at is null and used_at < $2
      returning id, user_id`,
    [new Date(now), new Date(now - SESSION_IDLE)],
  );
  await publisher.publishEnded(ended, now);
}
