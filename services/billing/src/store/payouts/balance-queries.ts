/** The sum of the entries of one account of an owner: the stored one, and what is to be added. $1 is the owner. */
const SUM = (account: string) => `
  -(coalesce((select b.amount from balances b where b.owner_id = $1::uuid and b.account = '${account}'), 0)
    + coalesce((select sum(c.amount) from balance_changes c where c.owner_id = $1::uuid and c.account = '${account}'), 0))::bigint`;

/** The lender's part of a payment, commission deducted. */
const NET = `(p.amount - p.amount_refunded - p.charged_back
  - (p.amount - p.amount_refunded - p.charged_back)::bigint * p.commission_percent / 100)::int`;

/** Commission deducted from a sum of chargebacks. */
const CHARGED_BACK = `(c.yen - c.yen * p.commission_percent / 100)::int`;

/** Money that the operator owes an account; $1 is its id. */
export const BALANCE = `
  with waiting as (
    select p.booking_id, l.disputed, ${NET} as net from payments p join loans l on l.booking_id = p.booking_id
      where p.payee_id = $1::uuid and p.captured_at is not null and p.settlement = 'card'
        and p.method is null and not p.released
        and p.fee_period_id is null and p.amount > p.amount_refunded + p.charged_back
  ), taken as (
    select p.booking_id, ${CHARGED_BACK} as net from payments p
      cross join lateral (select sum((c ->> 'amount')::bigint) as yen from jsonb_array_elements(p.chargebacks) c
        where c ->> 'state' = 'open') c
      where p.payee_id = $1::uuid and p.charged_back > 0 and c.yen > 0
  )
  select ${SUM('available')} as available, ${SUM('transit')} as in_transit,
    ${SUM('held')} - coalesce((select sum(net) from waiting where disputed), 0)::bigint as held,
    (select count(distinct booking_id) from waiting where not disputed)::int as held_bookings,
    coalesce((select sum(net) from waiting where disputed), 0)::bigint
      + coalesce((select sum(net) from taken), 0)::bigint as disputed,
    array(select booking_id from waiting where disputed
      union select booking_id from taken where booking_id is not null) as disputed_booking_ids,
    (select min(captured_at) from available_sales where owner_id = $1::uuid) as oldest_at`;

/** The available balance of a locked account; $1 is its id. */
export const AVAILABLE = `
  select ${SUM('available')} as available,
    (select coalesce(sum(transfer_amount) - coalesce(sum(amount) filter (where status <> 'failed'), 0), 0)
      from payouts where account_id = $1::uuid)::bigint as connected,
    (select min(captured_at) from available_sales where owner_id = $1::uuid) as oldest_at`;

/** Journals that changed the available balance since the latest payout; $1 is the account, $2 how many. */
export const CHANGES = `
  with since as (
    select coalesce((select j.id from journals j where j.kind = 'payout_requested' and j.source_id = (
      select id::text from payouts where account_id = $1::uuid order by requested_at desc, id desc limit 1)),
      '00000000-0000-0000-0000-000000000000') as id
  ), changed as (
    select e.journal_id, -sum(e.amount)::int as amount from entries e, since
      where e.owner_id = $1::uuid and e.account = 'available' and e.journal_id > since.id
      group by e.journal_id order by e.journal_id desc limit $2
  )
  select j.kind, j.at, c.amount, coalesce(p.booking_id::text, '') as booking_id,
      coalesce(l.good_title, f.group_name, '') as title, p.reason, coalesce(p.collected, 0) as collected,
      coalesce(p.amount - p.amount_refunded, 0) as kept,
      coalesce(p.commission_percent, 0) as percent,
      coalesce(r.amount, (select (b ->> 'amount')::int from jsonb_array_elements(p.chargebacks) b
        where j.source_id = p.id || ':' || (b ->> 'id')), 0) as gross
    from changed c join journals j on j.id = c.journal_id
      left join payments p on j.kind not like 'payout%' and p.id = left(j.source_id, 36)::uuid
      left join loans l on l.booking_id = p.booking_id
      left join fee_periods f on f.id = p.fee_period_id
      left join refunds r on r.payment_id = p.id and j.source_id = p.id || ':' || r.source
    order by c.journal_id desc`;

/**
 * Number of card payments that a payer owes; $1 is the payer. What is not owed yet: bookings that wait for their first payment,
 * and purchases, which end unpaid. Payments by hand are a matter between the parties.
 */
export const UNPAID = `
  select count(*)::int as unpaid from payments p
      left join loans l on l.booking_id = p.booking_id
      left join bills b on b.id = p.bill_id
    where p.payer_id = $1::uuid and p.paid_at is null and p.settlement = 'card' and p.pay_by is null
      and p.status in ('draft', 'pending', 'requires_action', 'payment_failed', 'invoice_sent', 'invoice_payment_failed',
        'invoice_payment_action_required')
      and (p.fee_period_id is not null or l.state in ('handed_over', 'returned')
        or (p.booking_id is not null and (p.status = 'payment_failed' or p.error = 'invoice_overdue' or p.number > 1))
        or (b.then_contract is null and b.kind <> 'credit'))`;
