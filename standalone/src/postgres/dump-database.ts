import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { to } from 'pg-copy-streams';

/** Tables that each release fills in its own way. */
export const NOT_DUMPED = ['schema_migration', 'sql_source'];

/** Tables in which a migration makes rows: a database that has no others is empty. */
export const FILLED_BY_MIGRATIONS = ['index_version', 'due_job'];

interface Table {
  readonly name: string;
  /** Stored columns, without computed ones. */
  readonly columns: readonly string[];
  /** Tables that its rows point to. */
  readonly needs: readonly string[];
}

const TABLES = `select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  order by 1`;

const SEQUENCES = `select sequencename as name, last_value::text as value
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

const SAME_TEXT = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'`;

/**
 * Writes the rows of a database as SQL that `psql -f` reads: one transaction, which refuses a database that is not empty or
 * has other tables. A statement is one line, as packages/platform/src/restore/load-dump.ts expects.
 * @param migrations those that make the tables that the rows fit into
 */
export async function dumpDatabase(
  client: Client,
  file: string,
  migrations: readonly string[],
): Promise<void> {
  await client.query(SAME_TEXT);
  const tables = inOrder((await client.query<Table>(TABLES, [NOT_DUMPED])).rows);
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  const line = async (text: string) => void (out.write(`${text}\n`) || (await once(out, 'drain')));
  for (const text of beginning(tables, migrations)) await line(text);
  for (const { name, columns } of tables) {
    const names = columns.map((column) => escapeIdentifier(column)).join(', ');
    await line(`copy ${nameOf(name)} (${names}) from stdin;`);
    await copyRows(client, `copy ${nameOf(name)} (${names}) to stdout`, out);
    await line('\\.');
  }
  for (const { name, value } of (await client.query<{ name: string; value: string }>(SEQUENCES)).rows)
    await line(`select pg_catalog.setval(${escapeLiteral(nameOf(name))}, ${value}, true);`);
  for (const { name } of tables) await line(`alter table ${nameOf(name)} enable trigger user;`);
  await line('commit;');
  out.end();
  await finished(out);
}

const nameOf = (name: string) => `public.${escapeIdentifier(name)}`;

function beginning(tables: readonly Table[], migrations: readonly string[]): string[] {
  const list = `array[${migrations.map((name) => escapeLiteral(name)).join(', ')}]::text[]`;
  const isReplaced = ({ name }: Table) => FILLED_BY_MIGRATIONS.includes(name);
  const kept = tables.filter((table) => !isReplaced(table));
  const filled = kept.map(({ name }) => `exists (select from ${nameOf(name)})`).join(' or ');
  const guard = [
    `if (select array_agg(name) from public.schema_migration) is null`,
    `or not (select array_agg(name) from public.schema_migration) @> ${list}`,
    `or not (select array_agg(name) from public.schema_migration) <@ ${list}`,
    `then raise exception 'The database has other migrations than this dump needs'; end if;`,
    `if ${filled} then raise exception 'The database is not empty'; end if;`,
  ].join(' ');
  return [
    '-- Rows of one service, written by kashikari export-to-fleet. Needs the tables of the migrations below.',
    '\\set ON_ERROR_STOP on',
    'begin;',
    "set local datestyle = 'ISO, YMD';",
    `do $guard$ begin ${guard} end $guard$;`,
    // The rows already contain the effects of triggers.
    ...tables.map(({ name }) => `alter table ${nameOf(name)} disable trigger user;`),
    ...tables.filter(isReplaced).map(({ name }) => `delete from ${nameOf(name)};`),
  ];
}

/** Sorts tables so that each comes after those that it references. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = [...waiting].filter(({ needs }) => needs.every((name) => done.has(name)));
    if (next.length === 0)
      throw new Error(`Tables point at each other: ${[...waiting].map(({ name }) => name).join(', ')}`);
    for (const table of next) waiting.delete(table);
    ordered.push(...next);
  }
  return ordered;
}

async function copyRows(client: Client, sql: string, out: WriteStream): Promise<void> {
  for await (const chunk of client.query(to(sql)) as AsyncIterable<Buffer>)
    if (!out.write(chunk)) await once(out, 'drain');
}
