import { sqlOf } from '../database/session';
import type { Tx } from '../tx';

/** Columns that refer to a table by a foreign key of one column with `on delete cascade`, quoted. */
const DEPENDENTS = `
  select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.contype = 'f' and c.confdeltype = 'c' and cardinality(c.conkey) = 1 and c.confrelid = $1::regclass
   order by 1, 2`;

/**
 * Deletes the dependents of these rows, by each foreign key with `on delete cascade`. A replica retains the row of a
 * deleted record, so that an older version that arrives late changes nothing. The foreign key alone would therefore
 * never fire.
 * @param table of the replica
 */
export async function deleteDependents(tx: Tx, table: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = sqlOf(tx);
  const dependents = await sql.read<{ table: string; column: string }>(DEPENDENTS, [table]);
  for (const { table: from, column } of dependents) {
    await sql.read(`delete from ${from} where ${column} = any ($1::uuid[])`, [ids]);
  }
}
