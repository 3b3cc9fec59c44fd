import { newId, type SqlTx } from '@kashikari/platform';
import type { Journal } from '../../domain/ledger';

const JOURNAL = `insert into journals (id, kind, source_id, at) values ($1, $2, $3, $4)`;

const ENTRIES = `
  insert into entries (journal_id, line_no, account, owner_id, amount, tax_code)
    select $1, e.line, e.account, e."ownerId", e.amount, e."taxCode"
      from jsonb_to_recordset($2) as e (line int, account text, "ownerId" uuid, amount bigint, "taxCode" text)`;

/** Enters a journal with its entries in the ledger. */
export async function enterJournal(tx: SqlTx, { kind, sourceId, at, entries }: Journal): Promise<void> {
  const id = newId();
  await tx.read(JOURNAL, [id, kind, sourceId, new Date(at)]);
  const lines = entries.map((entry, index) => ({ ...entry, line: index + 1 }));
  await tx.read(ENTRIES, [id, JSON.stringify(lines)]);
}
