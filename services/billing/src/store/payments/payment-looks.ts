import type { SqlTx } from '@kashikari/platform';

/** A look that began before one that was applied tells nothing new; $2 is when it began, security time. */
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
 * Whether no later look was applied; if so, this one is noted.
 * @param lookedAt when the look began, security time
 * @param invoiceId the invoice that was looked at; none where it was the intent
 */
export async function isNewest(tx: SqlTx, id: string, lookedAt: Date, invoiceId?: string): Promise<boolean> {
  const row =
    invoiceId === undefined
      ? await tx.one(LOOK_AT_INTENT, [id, lookedAt])
      : await tx.one(LOOK_AT_INVOICE, [id, lookedAt, invoiceId]);
  return row !== undefined;
}
