import pg from 'pg';
import { tablesOf } from './row-counts';
import type { Product } from '../product/start-product';

const ADDRESS = String.raw`[[:alnum:]._%+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)+`;

/** Every e-mail address in any column of any table of any service; a new column is looked at by itself. */
export async function knownAddresses({ databases }: Product): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { ownerUrl } of Object.values(databases)) {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    try {
      for (const table of await tablesOf(client)) {
        const { rows } = await client.query<{ address: string }>(
          `select distinct address[1] as address from ${table} t, regexp_matches(t::text, '(${ADDRESS})', 'g') as address`,
        );
        for (const { address } of rows) found.add(address.toLowerCase());
      }
    } finally {
      await client.end();
    }
  }
  return found;
}
