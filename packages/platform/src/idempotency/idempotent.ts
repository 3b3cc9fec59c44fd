import { DomainError, type Actor, type Call, type ErrorKind } from '@kashikari/kernel';
import type { Database } from '../database/database';
import type { SqlTx } from '../database/sql-tx';
import { decodeAnswer, decodeError, encodeAnswer, encodeError, type StoredRefusal } from './stored-answer';

/** Refusals that another try may well not meet; they are never replayed (REST contract, "safe to repeat"). */
const NOT_KEPT: ReadonlySet<ErrorKind> = new Set(['unauthenticated', 'limited', 'unavailable', 'internal']);

const BEGIN = { name: 'idempotency-begin', text: 'select * from idempotency_begin($1, $2, $3)' };

/** A key that has run out (24 hours) may be used again: its row is written over. */
const KEEP = {
  name: 'idempotency-keep',
  text: `insert into idempotency as i (actor, key, body_hash, response, refusal) values ($1, $2, $3, $4::jsonb, $5::jsonb)
    on conflict (actor, key) do update set body_hash = excluded.body_hash, response = excluded.response,
      refusal = excluded.refusal, created_at = excluded.created_at
    where i.created_at <= clock_timestamp() - interval '24 hours'`,
};

interface IdempotencyRecord {
  readonly state: 'new' | 'running' | 'reused' | 'done';
  readonly response: unknown;
  readonly refusal: StoredRefusal | null;
}

/**
 * Runs a write once per idempotency key. Its response or refusal is stored in the same transaction and returned again
 * to repeated requests. Without a key it is a plain transaction.
 * @throws DomainError `idempotency_key_reused` (invalid) for another body, `idempotency_in_progress` (conflict) while
 *   the first request runs
 */
export async function idempotent<T>(db: Database, call: Call, work: (tx: SqlTx) => Promise<T>): Promise<T> {
  const { idempotency } = call;
  if (!idempotency) return db.transaction(work);
  const key = [idempotencyActor(call.actor), idempotency.key, idempotency.bodyHash];
  try {
    return await db.transaction(async (tx) => {
      const known = (await tx.one<IdempotencyRecord>(BEGIN, key))!;
      if (known.state !== 'new') return new Replay(known).answer() as T;
      const answer = await work(tx);
      await tx.read(KEEP, [...key, encodeAnswer(answer), null]);
      return answer;
    });
  } catch (error) {
    if (error instanceof DomainError && !(error instanceof Unkept) && !NOT_KEPT.has(error.refusal.kind)) {
      // The whole work was rolled back, so its refusal is stored separately.
      await db.read(KEEP, [...key, null, encodeError(error)]);
    }
    throw error;
  }
}

/** Returns the owner of a key, as the table `idempotency` stores it. */
export function idempotencyActor(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return `user:${actor.userId}`;
    case 'card':
      return `card:${actor.userId}:${actor.groupId}`;
    default:
      return actor.kind;
  }
}

/** A refusal that rolls back the transaction and is not stored for the key. */
class Unkept extends DomainError {}

class Replay {
  constructor(private readonly known: IdempotencyRecord) {}

  answer(): unknown {
    switch (this.known.state) {
      case 'running':
        throw new Unkept({ kind: 'conflict', code: 'idempotency_in_progress' });
      case 'reused':
        throw new Unkept({ kind: 'invalid', code: 'idempotency_key_reused' });
      default: {
        if (!this.known.refusal) return decodeAnswer(this.known.response);
        const { refusal, fields } = decodeError(this.known.refusal);
        throw new Unkept(refusal, fields);
      }
    }
  }
}
