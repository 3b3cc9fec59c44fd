/** The job that sends what is due; see events/send-due-deliveries.job.ts. */
export const SEND = 'webhooks.send';

/** Deliveries that may wait for one webhook. */
const MAX_WAITING = 1_000;

/** Webhooks of accounts, and owners of groups: $1 ids of accounts, $2 ids of groups. */
export const CANDIDATES = {
  name: 'webhook-candidates',
  text: `select w.id, w.user_id, w.provider, w.events, w.group_id, w.next_at, w.disabled_at, w.made_at
    from webhook w
    where w.user_id = any ($1::text[])
      or w.user_id in (select owner_id from lending_group where id::text = any ($2::text[]) and not deleted)
    order by w.id`,
};

/** $1 ids of groups. */
export const OWNERS = {
  name: 'webhook-owners',
  text: 'select id, owner_id, name from lending_group where id::text = any ($1::text[]) and not deleted',
};

/** $1 rows as JSON, $2 now. In the order of the events. */
export const PUT = {
  name: 'put-deliveries',
  text: `insert into webhook_delivery (id, webhook_id, key, event, good_id, sealed, created_at)
    select owed.id, owed.webhook_id, owed.key, owed.event, owed.good_id, decode(owed.sealed, 'hex'), $2
    from jsonb_to_recordset($1::jsonb)
      as owed (place int, id uuid, webhook_id uuid, key text, event text, good_id text, sealed text)
      join webhook w on w.id = owed.webhook_id
    order by owed.place
    on conflict (webhook_id, key) do nothing
    returning webhook_id`,
};

/** Drops what waits beyond the limit, the oldest first; $1 ids of webhooks. */
export const DROP_OVER = `
  with over as (
    select d.id from webhook w, lateral (
      select id from webhook_delivery
      where webhook_id = w.id and state = 'waiting' and not is_urgent and id is distinct from w.carrying
      order by seq desc offset ${MAX_WAITING}) d
    where w.id = any ($1::uuid[])),
  gone as (
    update webhook_delivery d set state = 'dropped', good_id = null from over where d.id = over.id
    returning d.webhook_id)
  update webhook w set dropped = dropped + counted.many
  from (select webhook_id, count(*)::int as many from gone group by webhook_id) counted
  where w.id = counted.webhook_id`;

/** Deletes deliveries of 30 days ago; $1 now. */
export const FORGET = `
  delete from webhook_delivery where seq in (
    select seq from webhook_delivery where created_at < $1::timestamptz - interval '30 days'
    order by created_at limit 500)`;

/**
 * Reserves an endpoint whose request is due: $1 now, $2 lease, $3 milliseconds after which its process counts as dead.
 * An urgent delivery is sent while the endpoint waits, or is disabled.
 */
export const TAKE = {
  name: 'take-webhook',
  text: `with due as (
      select w.id from webhook w
      where (w.carried_until is null or w.carried_until < clock_timestamp())
        and (exists (select from webhook_delivery d
            where d.webhook_id = w.id and d.state = 'waiting' and d.is_urgent)
          or w.disabled_at is null and (w.next_at is null or w.next_at <= $1)
            and exists (select from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting'))
      order by w.next_at nulls first, w.id limit 1 for no key update of w skip locked)
    update webhook w set lease = $2, carried_until = clock_timestamp() + $3 * interval '1 ms', carrying = null
    from due where w.id = due.id
    returning w.id`,
};

/** Extends a lease: $1 webhook, $2 lease, $3 milliseconds. */
export const HOLD = `
  update webhook set carried_until = clock_timestamp() + $3 * interval '1 ms' where id = $1 and lease = $2 returning id`;

/** Drops chat news of 2 hours ago: $1 webhook, $2 now. */
export const DROP_STALE = `
  with gone as (
    update webhook_delivery d set state = 'dropped', good_id = null from webhook w
    where d.webhook_id = $1 and w.id = $1 and w.provider <> 'standard' and d.state = 'waiting' and not d.is_urgent
      and d.created_at < $2::timestamptz - interval '2 hours'
    returning 1)
  update webhook set dropped = dropped + (select count(*)::int from gone)
  where id = $1 and exists (select from gone)`;

/** The first delivery of an endpoint: $1 webhook, $2 now. */
export const FIRST = {
  name: 'first-delivery',
  text: `select d.id, d.event, d.sealed, d.attempts, d.good_id, w.id as webhook_id, w.user_id, w.provider, w.locale,
      w.group_id, w.sealed as target, w.error_count
    from webhook w join webhook_delivery d on d.webhook_id = w.id and d.state = 'waiting'
    where w.id = $1
      and (d.is_urgent or w.disabled_at is null and (w.next_at is null or w.next_at <= $2))
    order by d.is_urgent desc, d.seq limit 1`,
};

/** $1 webhook, $2 lease, $3 delivery. */
export const CARRY = 'update webhook set carrying = $3 where id = $1 and lease = $2';

/** $1 webhook, $2 lease. */
export const RELEASE = `
  update webhook set lease = null, carried_until = null, carrying = null where id = $1 and lease = $2`;

/** Notes a request: $1 delivery, $2 state, $3 the request as JSON, $4 sealed, $5 when it was delivered. */
export const NOTE = `
  update webhook_delivery set state = $2, is_urgent = false, attempts = attempts + 1, sealed = $4, delivered_at = $5,
    tries = (case when jsonb_array_length(tries) >= 20 then tries - 0 else tries end) || $3::jsonb
  where id = $1`;

/** $1 webhook, $2 now. */
export const SUCCEEDED = `
  update webhook set error_count = 0, last_error = null, next_at = null, disabled_at = null, succeeded_at = $2
  where id = $1`;

/** $1 webhook, $2 error as JSON, $3 failed requests in a row, $4 next request, $5 when it was disabled. */
export const FAILED = `
  update webhook set last_error = $2::jsonb, error_count = $3, next_at = $4, disabled_at = coalesce(disabled_at, $5)
  where id = $1`;

/** $1 webhook, $2 limit. */
export const UNCHECKED = `
  select id, good_id from webhook_delivery
  where webhook_id = $1 and state = 'waiting' and good_id is not null order by seq limit $2`;

/** $1 ids of deliveries in the group, $2 of others. */
export const CHECKED = 'update webhook_delivery set good_id = null where id = any ($1::uuid[])';
export const ELSEWHERE = 'delete from webhook_delivery where id = any ($1::uuid[])';

/** Time at which the endpoints of a former process count as lost, and times of the next requests. */
export const LOST = `
  select carried_until from webhook where carried_until is not null
  union select clock_timestamp() where exists (select from webhook_delivery where state = 'waiting')`;
