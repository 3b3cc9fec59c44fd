import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { SERVICES, type Product } from '../product/start-product';

/** Returns all places that contain a word: `service.table.column`, or `bus` and its topic, or a file. */
export async function placesOf(word: string, product: Product): Promise<string[]> {
  const found = await Promise.all([
    ...SERVICES.map((name) => inDatabase(name, product.databases[name].ownerUrl, word)),
    inBus(product.bus.ownerUrl, word),
  ]);
  return [...found.flat(), ...inFiles(product.dataDir, word)].sort();
}

const COLUMNS = `
  select c.table_schema as schema, c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED')`;

async function inDatabase(name: string, url: string, word: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string; table: string; column: string }>(COLUMNS);
    const found: string[] = [];
    for (const { schema, table, column } of rows) {
      const { rows: hits } = await client.query(
        `select 1 from "${schema}"."${table}" where "${column}"::text ilike $1
          or "${column}"::text ilike $2 limit 1`,
        [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`],
      );
      // This copy of sent mails exists only for tests (the hook `mail`).
      if (`${name}.${table}.${column}` === 'notify.mail.copy') continue;
      if (hits.length > 0) found.push(`${name}.${table}.${column}`);
    }
    return found;
  });
}

async function inBus(url: string, word: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ topic: string }>(
      'select distinct topic from bus_event where data::text ilike $1 or key ilike $1',
      [`%${word}%`],
    );
    return rows.map(({ topic }) => `bus ${topic}`);
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function inFiles(folder: string, word: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.includes(word) || readFileSync(file).includes(word))
    .map((file) => `file ${path.relative(folder, file)}`);
}
