import type { Call } from '@kashikari/kernel';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';

/**
 * Runs a write once per idempotency key: its answer, or its refusal, is stored in the same transaction and replayed
 * to who asks again. Without a key it is a plain transaction.
 * @throws DomainError `idempotency_key_reused` (invalid) for another body, `idempotency_in_progress` (conflict) while
 *   the first request runs
 */
export function idempotent<T>(_db: Database, _call: Call, _work: (tx: Tx) => Promise<T>): Promise<T> {
  throw new Error('under way');
}
