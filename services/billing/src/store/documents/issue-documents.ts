import { DEFAULT_TIME_ZONE } from '@kashikari/kernel';
import { newId, type SqlTx } from '@kashikari/platform';
import type { DocumentDraft, IssuedDocument } from '../../domain/documents/document';
import { issueDocument, yearOf, type DocumentParty } from '../../domain/documents/issue-document';
import { documentRow, toDocument, type DocumentJson } from './document-row';

const PARTIES = `
  select id, name, invoice_name as "invoiceName", registration_number as "registrationNumber",
      coalesce(nullif(zone, ''), $2) as zone
    from account where id = any ($1::uuid[])`;

const IS_COMMISSION = `d.cause like '%:commission'`;

/** The last documents of payments, of the sale and of the commission; $1 are the payments. */
const LAST = `
  select distinct on (d.payment_id, ${IS_COMMISSION}) to_jsonb(d) as document,
      case when ${IS_COMMISSION} then 'commission' else 'sale' end as part
    from documents d where d.payment_id = any ($1::uuid[]) and d.kind <> 'return'
    order by d.payment_id, ${IS_COMMISSION}, d.issued_at desc, d.id desc`;

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
  const asked = await withCorrected(tx, drafts);
  if (asked.length === 0) return;
  const partyOf = await parties(tx, asked, operator);
  const places = asked.map(({ issuerId }) => ({ issuerId, year: yearOf(partyOf(issuerId), now) }));
  const next = await numbers(tx, places);
  const documents = asked.map(({ draft, corrected, issuerId }, index) => {
    const year = places[index]?.year ?? 0;
    const issuing = { issuer: partyOf(issuerId), recipient: partyOf(draft.recipientId), corrected };
    return issueDocument(draft, issuing, { id: newId(), year, number: next(issuerId, year) }, now);
  });
  await tx.read(INSERT, [JSON.stringify(documents.map(documentRow))]);
}

/** A draft with the document that it corrects, whose issuer is its own. */
interface AskedDocument {
  readonly draft: DocumentDraft;
  readonly corrected: IssuedDocument | null;
  readonly issuerId: string | null;
}

/** A payment that was collected before documents existed has none, and its refunds correct nothing: they are left out. */
async function withCorrected(tx: SqlTx, drafts: readonly DocumentDraft[]): Promise<AskedDocument[]> {
  const ids = drafts.flatMap(({ corrects, paymentId }) => (corrects === null ? [] : [paymentId]));
  const rows =
    ids.length > 0 ? await tx.read<{ document: DocumentJson; part: string }>(LAST, [[...new Set(ids)]]) : [];
  const last = new Map(
    rows.map(({ document, part }) => [`${document.payment_id} ${part}`, toDocument(document, null)]),
  );
  return drafts.flatMap((draft): AskedDocument[] => {
    if (draft.corrects === null) return [{ draft, corrected: null, issuerId: draft.issuerId }];
    const corrected = last.get(`${draft.paymentId} ${draft.corrects}`);
    return corrected ? [{ draft, corrected, issuerId: corrected.issuerId }] : [];
  });
}

/** Returns a function that finds the names of issuers and recipients. */
async function parties(
  tx: SqlTx,
  asked: readonly AskedDocument[],
  operator: OperatorParty,
): Promise<(id: string | null) => DocumentParty> {
  const ids = asked.flatMap(({ issuerId, draft }) => [issuerId ?? [], draft.recipientId].flat());
  const rows = await tx.read<DocumentParty & { id: string }>(PARTIES, [[...new Set(ids)], DEFAULT_TIME_ZONE]);
  const known = new Map<string, DocumentParty>(rows.map(({ id, ...party }) => [id, party]));
  return (id) => (id === null ? { ...NOBODY, ...operator } : (known.get(id) ?? NOBODY));
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
