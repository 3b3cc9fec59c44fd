import type { SqlTx } from '@kashikari/platform';
import type { Id } from '../../domain/ids';
import { numberKey, NumbersInUse, type GoodNumber } from '../../domain/management-number';

/** Serializes changes of numbers per lender until the transaction ends. Always locked after the goods' rows. */
const HOLD = `
  select pg_advisory_xact_lock(hashtextextended('management-number ' || id, 0))
    from (select unnest($1::text[]) as id order by 1) lender`;

const HELD = `
  select id, owner_id as "ownerId", management_id as "managementId" from good
   where owner_id = any ($1::uuid[]) and management_key = any ($2::text[]) and deleted_at is null`;

/** The goods of these lenders that have one of the numbers; nobody gives one of them to another good meanwhile. */
export async function holdNumbers(
  tx: SqlTx,
  lenders: readonly Id[],
  numbers: readonly string[],
): Promise<NumbersInUse> {
  if (numbers.length === 0) return new NumbersInUse();
  await tx.read(HOLD, [lenders]);
  return new NumbersInUse(await tx.read<GoodNumber>(HELD, [lenders, [...new Set(numbers.map(numberKey))]]));
}
