import { LOG_SCHEMA } from './schema-log.mjs';

/**
 * Schemas whose rows are not stored. pg-boss's tables stay empty: it only woke workers, and all its data is elsewhere,
 * too.
 */
const WITHOUT = `'pg_catalog', 'information_schema', '${LOG_SCHEMA}', 'pgboss'`;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname not in (${WITHOUT})
    group by 1 order by 1`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
    where last_value is not null and schemaname not in (${WITHOUT}) order by 1`;

/** Rows of one insert: a statement of many megabytes would be hard to read and slow to run. */
const ROWS_AT_ONCE = 500;

/**
 * Returns all rows as a script that a superuser runs after the schema exists. Values are written as JSON, from which
 * PostgreSQL makes every type again. Constraints and triggers are not repeated: they ran when the rows were made.
 * @param {import('pg').Client} client
 * @returns {Promise<string>}
 */
export async function allRows(client) {
  await client.query('begin isolation level repeatable read read only');
  const { rows: tables } = await client.query(TABLES);
  const script = ['reset role', 'set session_replication_role = replica'];
  for (const { name, columns } of tables) {
    script.push(`delete from ${name}`);
    const { rows } = await client.query(`select to_jsonb(t)::text as row from ${name} t order by ctid`);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE).map(({ row }) => row);
      script.push(
        `insert into ${name} (${columns}) overriding system value\n` +
          `select ${columns} from jsonb_populate_recordset(null::${name}, $rows$[\n${some.join(',\n')}\n]$rows$)`,
      );
    }
  }
  const { rows: sequences } = await client.query(SEQUENCES);
  for (const { name, last_value } of sequences) script.push(`select setval('${name}', ${last_value})`);
  await client.query('commit');
  return script.map((statement) => `${statement};\n`).join('');
}
