import type { SqlTx } from '@kashikari/platform';

/** A table's columns and their types; `id` and `version` are among them. */
export type Columns = Readonly<Record<string, string>>;

/** A row by its columns; every value as JSON that PostgreSQL reads as the column's type. */
export type Values<C extends Columns> = { readonly [K in keyof C]: unknown };

/**
 * The statement that writes many rows at once, of which those with an older version than the known one change nothing. The
 * same version is written again: what we make of a fact may have become better since.
 * `$1` is the rows as a JSON array, no id twice.
 */
export function upsertStatement(table: string, columns: Columns): string {
  const names = Object.keys(columns);
  const typed = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const changes = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  return `insert into ${table} as known (${names.join(', ')})
    select ${names.map((name) => `fact.${name}`).join(', ')} from jsonb_to_recordset($1::jsonb) as fact (${typed})
    on conflict (id) do update set ${changes.join(', ')} where known.version <= excluded.version`;
}

/** Writes rows by {@link upsertStatement}. */
export async function upsert<C extends Columns>(
  tx: SqlTx,
  table: string,
  columns: C,
  rows: readonly Values<C>[],
): Promise<void> {
  if (rows.length) await tx.read(upsertStatement(table, columns), [JSON.stringify(rows)]);
}
