import type { Tx } from '@kashikari/platform';
import { SESSION_IDLE } from '../domain/session';
import { forgottenBefore } from '../domain/signing-key';
import type { Told } from './told';

const DAY = 24 * 60 * 60_000;

/** An ended session is kept so long, for who asks where they were signed in. */
const ENDED_SESSION = 30 * DAY;

/** Longer than any policy remembers a failure. */
const GUESS = 2 * DAY;

/** A link that is over is told from one that never was no longer than this. */
const LINK = DAY;

/** A school year, and then some. */
const SECURITY_EVENT = 400 * DAY;

/** Deletes what has had its time. */
export async function sweep(tx: Tx, told: Told, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age);
  await tx.read('delete from sign_in_links where expires_at < $1', [before(LINK)]);
  await tx.read('delete from provider_attempts where expires_at < $1', [before(LINK)]);
  await tx.read('delete from passkey_challenges where expires_at < $1', [before(LINK)]);
  await tx.read('delete from spent_id_tokens where expires_at < $1', [before(LINK)]);
  const gone = await tx.read<{ id: string; user_id: string; idle: boolean }>(
    `delete from sessions where used_at < $1 or ended_at < $2 returning id, user_id, ended_at is null as idle`,
    [before(SESSION_IDLE + ENDED_SESSION), before(ENDED_SESSION)],
  );
  await told.tellEnded(
    gone.filter(({ idle }) => idle),
    now,
  );
  await tx.read('delete from guesses where last_at < $1', [before(GUESS)]);
  await tx.read('delete from signing_keys where created_at < $1', [new Date(forgottenBefore(now))]);
  await tx.read('delete from security_events where at < $1', [before(SECURITY_EVENT)]);
}
