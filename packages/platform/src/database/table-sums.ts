import pg from 'pg';

/** Content of a table: its number of rows, and a checksum over them that does not depend on their order. */
export interface TableSum {
  readonly rows: number;
  /** The sum of the 64-bit hashes of all rows, as a decimal number. */
  readonly checksum: string;
}

/** Table → what is in it. */
export type TableSums = Readonly<Record<string, TableSum>>;

/** Rows as text must not depend on the settings of a server or a login. */
const SAME_TEXT = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'`;

const TABLES = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p'
    and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
  order by 1, 2`;

/** Counts and sums every table of a database. In a transaction of its caller, they are of one moment. */
export async function sumTables(client: pg.Client): Promise<TableSums> {
  await client.query(SAME_TEXT);
  const sums: Record<string, TableSum> = {};
  for (const { schema, name } of (await client.query<{ schema: string; name: string }>(TABLES)).rows) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const { rows } = await client.query<{ rows: string; checksum: string }>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended(whole_row::text, 0)::numeric), 0)::text as checksum
        from ${table} whole_row`,
    );
    const [sum = { rows: '0', checksum: '0' }] = rows;
    sums[schema === 'public' ? name : `${schema}.${name}`] = {
      rows: Number(sum.rows),
      checksum: sum.checksum,
    };
  }
  return sums;
}

/** The first table that is not what it was, as a sentence without a full stop; undefined if all are. */
export function differenceOf(expected: TableSums, found: TableSums): string | undefined {
  for (const [table, sum] of Object.entries(expected)) {
    const now = found[table];
    if (!now) return `the table ${table} is missing`;
    if (now.rows !== sum.rows) return `the table ${table} has ${now.rows} rows instead of ${sum.rows}`;
    if (now.checksum !== sum.checksum) return `the table ${table} has other rows`;
  }
  return undefined;
}
