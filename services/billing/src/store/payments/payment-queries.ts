import { actorUserId, type Call } from '@kashikari/kernel';
import type { PaymentFilter } from '../../app/ports';

const REFUNDS = `coalesce((select jsonb_agg(to_jsonb(r) order by r.at, r.source) from refunds r where r.payment_id = p.id), '[]')`;

/** The earlier payments of the booking, as far as they count toward its price. */
const BEFORE = `coalesce((select sum(e.amount - e.amount_refunded - e.amount_kept) from payments e
  where e.booking_id = p.booking_id and e.reason = 'reservation' and p.reason = 'reservation' and e.number < p.number
    and e.paid_at is not null), 0)::int`;

/** The payments of a price, then those of returns. */
const IN_ORDER = `order by p.booking_id, p.reason <> 'reservation', p.number`;

/** $1 is the viewer, $2 whether the viewer holds an account, $3 the accounts that are reached from there (null: all). */
const MANAGES = `coalesce($2::boolean and (p.payee_id = $1::uuid or exists (
  select from manager m where m.user_id = $1::uuid and m.account_id = p.payee_id and not m.deleted)), false)`;

/** A card may be linked to the account: only people pay by card. */
const PAYS = `($2::boolean and p.payer_id = $1::uuid)`;

/** A month of a fee, with the fee. */
const FEE = `(select to_jsonb(f) || jsonb_build_object('fee', (select to_jsonb(g) from fees g where g.membership_id = f.membership_id))
  from fee_periods f where f.id = p.fee_period_id)`;

/** True if the lender's account accepts invoices. */
const LENDER_ACCEPTS = `coalesce((select a.accept_invoices from account a where a.id = p.payee_id), false)`;

const SEEN = `select to_jsonb(p) as payment, ${REFUNDS} as refunds, to_jsonb(l) as loan, to_jsonb(b) as bill, ${FEE} as fee, ${MANAGES} as manages, ${PAYS} as pays,
  ${LENDER_ACCEPTS} as lender_accepts, ${BEFORE} as before`;

const OF_ALL = `from payments p left join loans l on l.booking_id = p.booking_id left join bills b on b.id = p.bill_id`;

/** Bills of the operator's are seen from everywhere. */
const WITHIN = '($3::uuid[] is null or p.payee_id = any ($3) or p.bill_id is not null)';

const VISIBLE = `(p.payer_id = $1::uuid or ${MANAGES}) and ${WITHIN}`;

/** The parameters that say who looks. */
export const viewerOf = ({ actor }: Call): unknown[] => [
  actorUserId(actor),
  actor.kind === 'user',
  actor.within ?? null,
];

/** One payment; $4 is its id. */
export const FIND = `${SEEN} ${OF_ALL} where p.id = $4 and ${VISIBLE}`;

/** All of some bookings; $4 are their ids. */
export const OF_BOOKINGS = `${SEEN} ${OF_ALL} where p.booking_id = any ($4::uuid[]) and ${VISIBLE} ${IN_ORDER}`;

/** Payments of bookings that are locked, with them; $1 are their ids. */
export const OF_LOANS = `select to_jsonb(p) as payment, ${REFUNDS} as refunds, to_jsonb(l) as loan, to_jsonb(b) as bill, ${FEE} as fee
  ${OF_ALL} where p.booking_id = any ($1::uuid[]) ${IN_ORDER}`;

/** The payment of a bill that is locked, with it; $1 is its id. */
export const OF_BILL = `select to_jsonb(p) as payment, ${REFUNDS} as refunds, to_jsonb(l) as loan, to_jsonb(b) as bill, ${FEE} as fee
  ${OF_ALL} where p.bill_id = $1`;

/** The payment of a month that is locked, with it; $1 is its id. */
export const OF_FEE = `select to_jsonb(p) as payment, ${REFUNDS} as refunds, to_jsonb(l) as loan, to_jsonb(b) as bill, ${FEE} as fee
  ${OF_ALL} where p.fee_period_id = $1`;

/** A page of all payments in the order of their ids; $1 is the id before it (null: none), $2 the number of payments. */
export const PAGE_OF_ALL = `select to_jsonb(p) as payment, ${REFUNDS} as refunds, to_jsonb(l) as loan, to_jsonb(b) as bill, ${FEE} as fee
  ${OF_ALL} where $1::uuid is null or p.id > $1 order by p.id limit $2`;

/** Accounts that somebody manages; $1 is the person. */
export const MANAGED = 'select account_id from manager where user_id = $1 and not deleted';

/**
 * A page of a list, and the number of all its rows.
 * @param payees the accounts whose payments the caller receives
 */
export function listQueries(filter: PaymentFilter, payees: readonly string[], call: Call) {
  const params = viewerOf(call);
  const mark = (value: unknown) => `$${params.push(value)}`;
  const conditions = [
    filter.scope === 'pay' ? 'p.payer_id = $1::uuid' : `p.payee_id = any (${mark(payees)}::uuid[])`,
    // Each parameter has to occur in each query.
    `($1::uuid is null or $2::boolean is not null) and ${WITHIN}`,
    ...(filter.bookingId ? [`p.booking_id = ${mark(filter.bookingId)}`] : []),
    ...(filter.groupId
      ? [`p.fee_period_id in (select id from fee_periods where group_id = ${mark(filter.groupId)})`]
      : []),
    ...(filter.status ? [`p.status = ${mark(filter.status)}`] : []),
    ...(filter.from === undefined ? [] : [`p.created_at >= ${mark(new Date(filter.from))}`]),
    ...(filter.to === undefined ? [] : [`p.created_at < ${mark(new Date(filter.to))}`]),
    ...(filter.afterId
      ? [`(p.created_at, p.id) < (select created_at, id from payments where id = ${mark(filter.afterId)})`]
      : []),
  ];
  const rows = `from payments p where ${conditions.join(' and ')}`;
  const count = { text: `select count(*) as total ${rows}`, params: [...params] };
  const { perPage } = filter;
  const page = filter.afterId ? 1 : filter.page;
  const latest = 'order by p.created_at desc, p.id desc';
  const asked = `select p.* ${rows} ${latest} limit ${mark(perPage)} offset ${mark((page - 1) * perPage)}`;
  const text = `${SEEN} from (${asked}) p left join loans l on l.booking_id = p.booking_id left join bills b on b.id = p.bill_id ${latest}`;
  return { count, page: { text, params } };
}
