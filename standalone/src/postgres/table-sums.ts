import { differenceOf as differenceOfTables, sumTables, type TableSums } from '@kashikari/platform/schema';
import type { Client } from 'pg';
import { asSuperuser, type AnsweringServer } from './superuser';

/** Database → table → what is in it. */
export type Sums = Readonly<Record<string, TableSums>>;

/** Counts and sums every table of every database of a server, each database as of one moment. */
export async function sumDatabases(server: AnsweringServer): Promise<Sums> {
  const databases = await asSuperuser(server, 'postgres', async (client) => {
    // A database whose deletion was interrupted accepts no connections.
    const named = `select datname as name from pg_database
      where not datistemplate and datallowconn and datconnlimit <> -2 order by 1`;
    return (await client.query<{ name: string }>(named)).rows.map(({ name }) => name);
  });
  const sums: Record<string, TableSums> = {};
  for (const database of databases) sums[database] = await asSuperuser(server, database, sumAtOnce);
  return sums;
}

async function sumAtOnce(client: Client): Promise<TableSums> {
  await client.query('begin isolation level repeatable read read only');
  const sums = await sumTables(client);
  await client.query('commit');
  return sums;
}

/** The first table that is not what it was, as a sentence without a full stop; undefined if all are. */
export function differenceOf(expected: Sums, found: Sums): string | undefined {
  for (const [database, tables] of Object.entries(expected)) {
    const difference = differenceOfTables(tables, found[database] ?? {});
    if (difference) return `${database}: ${difference}`;
  }
  return undefined;
}
