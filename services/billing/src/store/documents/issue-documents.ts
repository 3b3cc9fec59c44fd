import { DEFAULT_TIME_ZONE } from '@kashikari/kernel';
import { newId, type SqlTx } from '@kashikari/platform';
import type { DocumentDraft, IssuedDocument } from '../../domain/documents/document';
import { issueDocument, yearOf, type DocumentParty } from '../../domain/documents/issue-document';
import { documentRow, toDocument, type DocumentJson } from './document-row';

const PARTIES = `
  select id, name, invoice_name as "invoiceName", registration_number as "registrationNumber",
      coalesce(nullif(zone, ''), $2) as zone
    from account where id = any ($1::uuid[])`;

const BY_CAUSE = `select to_jsonb(d) as document from documents d where d.cause = any ($1)`;

/**
 * Takes the next numbers of several issuers. The rows are locked in one order, the operator's first, so that two batches can't
 * deadlock. A transaction that is rolled back leaves no gap.
 */
const COUNT = `
  insert into document_counters as c (issuer_id, year, last)
    select n.issuer_id, n.year, n.count from jsonb_to_recordset($1) as n (issuer_id uuid, year int, count int)
      order by n.issuer_id nulls first, n.year
    on conflict (issuer_id, year) do update set last = c.last + excluded.last
    returning issuer_id, year, last`;

const INSERT = `
  insert into documents select * from jsonb_populate_recordset(null::documents, $1)
    order by issuer_id nulls first, year, number`;

/** The operator, as its documents name it. */
export type OperatorParty = Pick<DocumentParty, 'name' | 'registrationNumber'>;

const NOBODY: DocumentParty = { name: '', invoiceName: '', registrationNumber: '', zone: DEFAULT_TIME_ZONE };

/** Issues documents in the transaction of their payments. */
export async function issueDocuments(
  tx: SqlTx,
  drafts: readonly DocumentDraft[],
  operator: OperatorParty,
  now: number,
): Promise<void> {
  if (drafts.length === 0) return;
  const corrected = await correctedBy(tx, drafts);
  // A payment that was collected before documents existed has none, and its refunds correct nothing.
  const asked = drafts.filter(({ correctsCause }) => correctsCause === null || corrected.has(correctsCause));
  if (asked.length === 0) return;
  const parties = await partiesOf(tx, asked, operator);
  const partyOf = (id: string | null) => parties.get(id) ?? NOBODY;
  const years = asked.map(({ issuerId }) => yearOf(partyOf(issuerId), now));
  const next = await numbers(
    tx,
    asked.map(({ issuerId }, index) => ({ issuerId, year: years[index] ?? 0 })),
  );
  const documents = asked.map((draft, index) => {
    const { issuerId, recipientId, correctsCause } = draft;
    const year = years[index] ?? 0;
    const issuing = {
      ...{ issuer: partyOf(issuerId), recipient: partyOf(recipientId) },
      corrected: (correctsCause !== null && corrected.get(correctsCause)) || null,
    };
    return issueDocument(draft, issuing, { id: newId(), year, number: next(issuerId, year) }, now);
  });
  await tx.read(INSERT, [JSON.stringify(documents.map(documentRow))]);
}

async function correctedBy(
  tx: SqlTx,
  drafts: readonly DocumentDraft[],
): Promise<Map<string, IssuedDocument>> {
  const causes = drafts.flatMap(({ correctsCause }) => correctsCause ?? []);
  if (causes.length === 0) return new Map();
  const rows = await tx.read<{ document: DocumentJson }>(BY_CAUSE, [causes]);
  return new Map(rows.map(({ document }) => [document.cause, toDocument(document, null)]));
}

async function partiesOf(
  tx: SqlTx,
  drafts: readonly DocumentDraft[],
  operator: OperatorParty,
): Promise<Map<string | null, DocumentParty>> {
  const ids = drafts.flatMap(({ issuerId, recipientId }) => [issuerId ?? [], recipientId].flat());
  const rows = await tx.read<DocumentParty & { id: string }>(PARTIES, [[...new Set(ids)], DEFAULT_TIME_ZONE]);
  return new Map<string | null, DocumentParty>([
    [null, { ...NOBODY, ...operator }],
    ...rows.map(({ id, ...party }) => [id, party] as const),
  ]);
}

/** Returns a function that hands out the next number of an issuer and year. */
async function numbers(
  tx: SqlTx,
  asked: readonly { readonly issuerId: string | null; readonly year: number }[],
): Promise<(issuerId: string | null, year: number) => number> {
  const counts = new Map<string, { issuer_id: string | null; year: number; count: number }>();
  for (const { issuerId, year } of asked) {
    const key = `${issuerId} ${year}`;
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { issuer_id: issuerId, year, count });
  }
  const rows = await tx.read<{ issuer_id: string | null; year: number; last: number }>(COUNT, [
    JSON.stringify([...counts.values()]),
  ]);
  const last = new Map(
    rows.map((row) => {
      const key = `${row.issuer_id} ${row.year}`;
      return [key, row.last - (counts.get(key)?.count ?? 0)];
    }),
  );
  return (issuerId, year) => {
    const key = `${issuerId} ${year}`;
    const number = (last.get(key) ?? 0) + 1;
    last.set(key, number);
    return number;
  };
}
