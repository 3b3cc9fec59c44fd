import pg from 'pg';
import type { Product } from './start-product';

/** Version of a subscription that is newer than any of billing, milliseconds. */
const NEWER_THAN_ALL = 4_000_000_000_000_000;

/**
 * Removes the member limit of an account. Later events of billing about its first plan are older and change nothing.
 */
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
