import type { SqlTx } from '@kashikari/platform';
import { codeKey, CodesInUse, type GoodCodes } from '../../domain/further-codes';
import type { Id } from '../../domain/ids';

/** Serializes changes of codes per lender until the transaction ends. Always locked after the numbers. */
const HOLD = `
  select pg_advisory_xact_lock(hashtextextended('further-code ' || id, 0))
    from (select unnest($1::text[]) as id order by 1) lender`;

const HELD = `
  select id, owner_id as "ownerId", title, codes from good
   where owner_id = any ($1::uuid[]) and code_keys && $2::text[] and deleted_at is null`;

/** The goods of these lenders that have one of the codes; nobody gives one of them to another good meanwhile. */
export async function holdCodes(
  tx: SqlTx,
  lenders: readonly Id[],
  codes: readonly string[],
): Promise<CodesInUse> {
  if (codes.length === 0) return new CodesInUse();
  await tx.read(HOLD, [lenders]);
  return new CodesInUse(await tx.read<GoodCodes>(HELD, [lenders, [...new Set(codes.map(codeKey))]]));
}
