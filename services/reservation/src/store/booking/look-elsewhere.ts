import type { SqlTx } from '@kashikari/platform';
import { instant } from './booking-row';

/**
 * Enqueues a separate job for each change. The booking's version is part of the key, so that a writer never waits for a
 * running job of the same good.
 */
const ORDER = {
  name: 'order-look-elsewhere',
  text: `insert into due_job (kind, key, due_at)
    select distinct 'queue.look', w.good_id || ':' || $4::text || ':' || $5::text, $6::timestamptz
      from wait w join good g on g.id = w.good_id
      where w.user_id = $1 and g.owner_id = $2 and w.good_id <> $3 and w.state = 'waiting'
    on conflict do nothing`,
};

interface ChangeRow {
  readonly id: string;
  readonly version: number;
  readonly goodId: string;
  readonly lenderId: string;
  readonly borrowerId: string;
}

/**
 * Enqueues a check of the borrower's waits for other goods of the lender. A changed booking may free a place under the
 * lender's limit per borrower. Other transactions may lock those goods, so the check is a separate job.
 */
export async function lookElsewhere(
  tx: SqlTx,
  { id, version, goodId, lenderId, borrowerId }: ChangeRow,
  now: number,
): Promise<void> {
  await tx.read(ORDER, [borrowerId, lenderId, goodId, id, version, instant(now)]);
}
