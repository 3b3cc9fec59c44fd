/**
 * Payments that were collected in a range, each with what became of it since: $1 is the account, $2 and $3 the range, $4 the
 * zone, $5 a good or null. A hold that was reduced before its charge counts as far as it was charged.
 */
const SOLD = `
  select to_char(p.captured_at at time zone $4, 'YYYY-MM') as month, p.booking_id, l.good_id, l.good_title,
      ceil(extract(epoch from l.end_at - l.start_at) / 86400)::int as days,
      p.collected::bigint as gross,
      p.collected::bigint - (p.amount - p.amount_refunded - p.charged_back) as refunds,
      case when p.settlement = 'card' and p.method is null
        then (p.amount - p.amount_refunded - p.charged_back)::bigint * p.commission_percent / 100 else 0 end as commission,
      case when p.method is null then 0 else p.collected::bigint end as by_hand
    from payments p left join loans l on l.booking_id = p.booking_id
    where p.payee_id = $1 and p.captured_at >= $2 and p.captured_at < $3
      and ($5::uuid is null or l.good_id = $5::uuid)`;

const SUMS = `
  coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(refunds), 0)::bigint as refunds,
  coalesce(sum(commission), 0)::bigint as commission, coalesce(sum(by_hand), 0)::bigint as by_hand`;

/** Number of goods that are listed. */
const MAX_GOODS = 50;

/** Sums of all, of each month and of each good; one read of the payments. */
export const SALES = `
  with sold as (${SOLD}), sums as (
    select grouping(month) = 0 as of_month, grouping(good_id) = 0 as of_good, month, good_id, ${SUMS},
        max(good_title) as good_title, count(distinct booking_id)::int as loans
      from sold group by grouping sets ((), (month), (good_id))
  ), lent as (
    select good_id, sum(days)::int as days from (select distinct good_id, booking_id, days from sold) d group by good_id
  ), goods as (
    select s.*, row_number() over (order by s.gross - s.refunds - s.commission desc, s.good_id) as rank
      from sums s where s.of_good and s.good_id is not null
  )
  select of_month, false as of_good, month, null::uuid as good_id, gross, refunds, commission, by_hand,
      null as good_title, loans, 0 as days, 0::bigint as rank from sums where not of_good
  union all
  select false, true, null, g.good_id, gross, refunds, commission, by_hand, good_title, loans, t.days, rank
    from goods g join lent t on t.good_id = g.good_id where rank <= ${MAX_GOODS}
  order by rank`;

/** Entries of an account: $1 is the owner, $2 and $3 the last one read, $4 and $5 the range, $6 how many. */
export const ENTRIES = `
  select e.journal_id || ':' || e.line_no as id, j.at, j.kind, e.account, e.amount, coalesce(e.tax_code, '') as tax_code,
      coalesce(p.id::text, '') as payment_id, coalesce(p.booking_id::text, '') as booking_id,
      coalesce(l.good_title, f.group_name, '') as title
    from entries e join journals j on j.id = e.journal_id
      left join payments p on j.kind not like 'payout%' and p.id = left(j.source_id, 36)::uuid
      left join loans l on l.booking_id = p.booking_id
      left join fee_periods f on f.id = p.fee_period_id
    where e.owner_id = $1 and (e.journal_id, e.line_no) > ($2::uuid, $3::int)
      and ($4::timestamptz is null or j.at >= $4) and ($5::timestamptz is null or j.at < $5)
    order by e.journal_id, e.line_no limit $6`;
