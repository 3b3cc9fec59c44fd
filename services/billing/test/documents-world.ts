import { newId } from '@kashikari/platform';
import pg from 'pg';
import type { DocumentJson } from '../src/store/documents/document-row';
import { userChanged } from './billing-world';
import { CASH, user, type PaymentsWorld } from './payments-world';

/** Registration number of a lender. */
export const NUMBER = 'T7010705000725';

/** Names an account, as identity publishes it. */
export async function named(
  world: PaymentsWorld,
  id: string,
  about: { name: string; invoiceName?: string; registrationNumber?: string; timeZone?: string },
  version = 2,
): Promise<void> {
  await world.service.publish(userChanged(id, { version, timeZone: 'Asia/Tokyo', ...about }));
  await world.service.drain();
}

/** Documents by issuer and number; the operator's first. */
export async function documentsOf(
  world: Pick<PaymentsWorld, 'service'>,
  paymentId?: string,
): Promise<(DocumentJson & { corrects: string | null })[]> {
  const rows = await world.service.db.read<{ document: DocumentJson; corrects: string | null }>(
    `select to_jsonb(d) as document, (select o.number::text from documents o where o.id = d.corrects_id) as corrects
      from documents d where $1::uuid is null or d.payment_id = $1
      order by d.issuer_id nulls first, d.year, d.number`,
    [paymentId ?? null],
  );
  return rows.map(({ document, corrects }) => ({ ...document, corrects }));
}

/** A booking of a lender's that was paid in cash; the id of its payment. */
export async function paidTo(world: PaymentsWorld, payeeId: string, total = 5_000): Promise<string> {
  const { id } = await unpaidTo(world, payeeId, total);
  await world.payments(user(payeeId)).settlePayment({ id, method: CASH, note: '' });
  return id;
}

/** A booking of a lender's that is not paid. */
export async function unpaidTo(
  world: PaymentsWorld,
  payeeId: string,
  total = 5_000,
): Promise<{ id: string }> {
  const loan = await world.booked(total, { bookingId: newId(), payeeId });
  return world.paymentOf(loan, user(payeeId));
}

/** Work of the login that owns the tables. */
export async function asOwner(world: PaymentsWorld, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: world.service.database.ownerUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
