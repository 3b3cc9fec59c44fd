import { type Actor, actorUserId, isId, refused } from '@kashikari/kernel';
import type { Queries, SqlTx } from '../database/sql-tx';

/** Every service that keeps a copy of accounts keeps it in this table, with tombstones. */
const IS_GONE = { name: 'account-gone', text: 'select from account where id = $1 and deleted' };

/** Held, so that a deletion that is being taken in waits, and then finds what this transaction has made. */
const HOLD = { name: 'account-hold', text: 'select deleted from account where id = $1 for share' };

/**
 * Refuses who acts for an account that is gone in our copy: the gateway believes a token for up to a second longer, and an
 * event may be earlier than the call (REST contract, edge).
 * @throws DomainError `session_ended`
 */
export async function refuseGone(queries: Queries, actor: Actor): Promise<void> {
  const id = actorUserId(actor);
  if (id && isId(id) && (await queries.one(IS_GONE, [id]))) throw sessionEnded();
}

/** The same where something is made that goes with the account: what is made before the deletion is taken in goes by it. */
export async function holdPresent(tx: SqlTx, actor: Actor): Promise<void> {
  const id = actorUserId(actor);
  const held = id && isId(id) ? await tx.one<{ deleted: boolean }>(HOLD, [id]) : undefined;
  if (held?.deleted) throw sessionEnded();
}

export const sessionEnded = () => refused('session_ended');
