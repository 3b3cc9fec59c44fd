import type { Call } from '@kashikari/kernel';
import type { DocumentFilter } from '../../app/ports';
import { viewerOf } from '../payments/payment-queries';

/** $1 is the viewer, $2 whether the viewer holds an account, $3 the accounts that are reached from there (null: all). */
const ISSUES = `($2::boolean and (d.issuer_id = $1::uuid or exists (
  select from manager m where m.user_id = $1::uuid and m.account_id = d.issuer_id and not m.deleted)))`;

/** A member card that was linked to an account handed on its payments. */
const RECEIVES = `($2::boolean and (d.recipient_id = $1::uuid or exists (
  select from payments p where p.id = d.payment_id and p.payer_id = $1::uuid and p.payee_id is not distinct from d.issuer_id)))`;

/** Documents of the operator's are seen from everywhere. */
const WITHIN = '($3::uuid[] is null or d.issuer_id = any ($3) or d.issuer_id is null)';

const SEEN = `select to_jsonb(d) as document,
  (select o.year || '-' || o.number from documents o where o.id = d.corrects_id) as corrects,
  exists (select from document_copies c where c.document_id = d.id) as copy, ${RECEIVES} as receives`;

const find = (condition: string) =>
  `${SEEN} from documents d where ${condition} and (${ISSUES} or ${RECEIVES}) and ${WITHIN}`;

/** One document; $4 is its id. */
export const FIND = find('d.id = $4');

/** The last document of a payment that is neither a return nor for the commission; $4 is the payment's id. */
export const FIND_OF_PAYMENT = `${find(
  `d.payment_id = $4 and d.kind <> 'return' and d.cause not like '%:commission'`,
)} order by d.issued_at desc, d.id desc limit 1`;

/**
 * A page of a list, and the number of all its rows.
 * @param issuers the accounts whose documents the caller issues
 */
export function listQueries(filter: DocumentFilter, issuers: readonly string[], call: Call) {
  const params = viewerOf(call);
  const mark = (value: unknown) => `$${params.push(value)}`;
  const { from, to, minTotal, maxTotal, text, paymentId } = filter;
  const isPaying = filter.scope === 'pay';
  const conditions = [
    isPaying ? 'd.recipient_id = $1::uuid' : `d.issuer_id = any (${mark(issuers)}::uuid[])`,
    // Each parameter has to occur in each query.
    `($1::uuid is null or $2::boolean) and ${WITHIN}`,
    ...(from === undefined ? [] : [`d.issued_at >= ${mark(new Date(from))}`]),
    ...(to === undefined ? [] : [`d.issued_at < ${mark(new Date(to))}`]),
    ...(minTotal === undefined ? [] : [`d.total >= ${mark(minTotal)}`]),
    ...(maxTotal === undefined ? [] : [`d.total <= ${mark(maxTotal)}`]),
    ...(text ? [textCondition(isPaying ? 'd.issuer_name' : 'd.recipient_name', mark(text))] : []),
    ...(paymentId ? [`d.payment_id = ${mark(paymentId)}`] : []),
  ];
  const rows = `from documents d where ${conditions.join(' and ')}`;
  const count = { text: `select count(*) as total ${rows}`, params: [...params] };
  const { page, perPage } = filter;
  const latest = 'order by d.issued_at desc, d.id desc';
  const asked = `select d.* ${rows} ${latest} limit ${mark(perPage)} offset ${mark((page - 1) * perPage)}`;
  return { count, page: { text: `${SEEN} from (${asked}) d ${latest}`, params } };
}

const textCondition = (name: string, mark: string): string =>
  `(position(lower(${mark}::text) in lower(${name})) > 0 or position(${mark}::text in d.year || '-' || d.number) > 0)`;
