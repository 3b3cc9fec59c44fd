import type { SqlTx } from '@kashikari/platform';

/** Records a look-up that began at $2, security time, unless a later one was applied. */
const LOOK_AT_INTENT = `
  update payments set looked_at = $2 where id = $1 and (looked_at is null or looked_at <= $2) returning id`;

/**
 * The same of the payment's current invoice; $3 is the one that was looked at. Looks at another one, e.g. that is being sent or was
 * replaced, are always applied: they could begin before a look at the current one and say something new.
 */
const LOOK_AT_INVOICE = `
  update payments set invoice_looked_at = case when invoice ->> 'id' = $3 then $2 else invoice_looked_at end
    where id = $1 and (invoice ->> 'id' is distinct from $3 or invoice_looked_at is null or invoice_looked_at <= $2)
    returning id`;

/**
 * Records a look-up and returns true, unless a later one was applied.
 * @param lookedAt start of the look-up, security time
 * @param invoiceId the fetched invoice; absent if the intent was fetched
 */
export async function isNewest(tx: SqlTx, id: string, lookedAt: Date, invoiceId?: string): Promise<boolean> {
  const row =
    invoiceId === undefined
      ? await tx.one(LOOK_AT_INTENT, [id, lookedAt])
      : await tx.one(LOOK_AT_INVOICE, [id, lookedAt, invoiceId]);
  return row !== undefined;
}
