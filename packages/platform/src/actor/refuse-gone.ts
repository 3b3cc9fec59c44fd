import { type Actor, actorUserId, isId, refused } from '@kashikari/kernel';
import type { Queries, SqlTx } from '../database/sql-tx';

/** Every service with a copy of accounts stores it in this table, with tombstones. */
const IS_GONE = { name: 'account-gone', text: 'select from account where id = $1 and deleted' };

/** Locks the account row. A deletion that is being consumed waits, and then finds the rows of this transaction. */
const HOLD = { name: 'account-hold', text: 'select deleted from account where id = $1 for share' };

/**
 * Refuses actors whose account is deleted in our copy. The gateway accepts a token for up to a second longer, and the
 * event may arrive before the call (REST contract, edge).
 * @throws DomainError `session_ended`
 */
export async function refuseGone(queries: Queries, actor: Actor): Promise<void> {
  const id = actorUserId(actor);
  if (id && isId(id) && (await queries.one(IS_GONE, [id]))) throw sessionEnded();
}

/**
 * Refuses deleted accounts and locks the account, for rows that are deleted with it. A later deletion also removes the
 * rows of this transaction.
 */
export async function holdPresent(tx: SqlTx, actor: Actor): Promise<void> {
  const id = actorUserId(actor);
  const held = id && isId(id) ? await tx.one<{ deleted: boolean }>(HOLD, [id]) : undefined;
  if (held?.deleted) throw sessionEnded();
}

export const sessionEnded = () => refused('session_ended');
