import { forgetAnswers, type SqlTx } from '@kashikari/platform';

const FORGET_REASONS = `
  update refunds r set reason = '' from payments p
    where p.id = r.payment_id and r.reason <> '' and (p.payer_id = any ($1) or p.payee_id = any ($1))`;

const FORGET_NOTES = `
  update payments set note = '' where note <> '' and (payer_id = any ($1) or payee_id = any ($1))`;

/** The provider deletes the customer; the invoice itself is one of the books. */
const FORGET_INVOICES = `
  update payments set invoice = invoice || '{"name": "", "email": "", "url": ""}'
    where invoice is not null and payer_id = any ($1)`;

/** Erases notes and reasons about payments of accounts that are gone. */
export async function forgetWords(tx: SqlTx, accountIds: readonly string[]): Promise<void> {
  await tx.read(FORGET_REASONS, [accountIds]);
  await tx.read(FORGET_NOTES, [accountIds]);
  await tx.read(FORGET_INVOICES, [accountIds]);
  await forgetAnswers(tx, accountIds);
}
