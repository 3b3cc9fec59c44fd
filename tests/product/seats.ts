import pg from 'pg';
import type { Product } from './start-product';

/** Newer than any subscription that billing tells of; as a version of it, milliseconds. */
const NEWER_THAN_ALL = 4_000_000_000_000_000;

/** As on a plan without a limit of members: what billing still has to say of the plan an account began with is older. */
export async function withoutLimitOfMembers(product: Product, accountId: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.databases.identity.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(
    'update seats set member_limit = null, subscription_version = $2 where account_id = $1',
    [accountId, NEWER_THAN_ALL],
  );
  await client.end();
  if (rowCount !== 1) throw new Error(`no seats of account ${accountId}`);
}
