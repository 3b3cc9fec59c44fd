import pg from 'pg';
import type { Product } from '../product/start-product';

/** Rows of every table of every service, by `service.table`. */
export async function rowCounts({ databases }: Product): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [service, { ownerUrl }] of Object.entries(databases)) {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    try {
      const tables = await tablesOf(client);
      // One question for all tables of a database: one for each would be most of what a refusal costs its test.
      const each = tables.map((table, at) => `select ${at} as at, count(*) as n from ${table}`);
      const { rows } = await client.query<{ at: number; n: string }>(each.join(' union all '));
      for (const { at, n } of rows) counts[`${service}.${tables[at]}`] = Number(n);
    } finally {
      await client.end();
    }
  }
  return counts;
}

export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}
