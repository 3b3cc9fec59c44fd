import type { SqlTx } from '@kashikari/platform';
import { instant } from './booking-row';

/**
 * One more order a change: the version of the booking is part of the key, so that who writes it never waits for the work
 * that is under way for the same good.
 */
const ORDER = {
  name: 'order-look-elsewhere',
  text: `insert into due_job (kind, key, due_at)
    select distinct 'queue.look', w.good_id || ':' || $4::text || ':' || $5::text, $6::timestamptz
      from wait w join good g on g.id = w.good_id
      where w.user_id = $1 and g.owner_id = $2 and w.good_id <> $3 and w.state = 'waiting'
    on conflict do nothing`,
};

interface Changed {
  readonly id: string;
  readonly version: number;
  readonly goodId: string;
  readonly lenderId: string;
  readonly borrowerId: string;
}

/**
 * A booking of a lender that limits what one borrower holds has changed: what its borrower waits for elsewhere, and the
 * limit stood against, may be had now. Those goods are locked by others, so it is looked at by itself.
 */
export async function lookElsewhere(
  tx: SqlTx,
  { id, version, goodId, lenderId, borrowerId }: Changed,
  now: number,
): Promise<void> {
  await tx.read(ORDER, [borrowerId, lenderId, goodId, id, version, instant(now)]);
}
