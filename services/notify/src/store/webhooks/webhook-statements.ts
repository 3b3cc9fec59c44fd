/** Number and age of what waits. Deliveries that may be of another group are not counted. */
const WITH_QUEUE = `
  select w.*, queue.waiting, queue.oldest_waiting_at
  from webhook w, lateral (
    select count(*) as waiting, min(d.created_at) as oldest_waiting_at
    from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting' and d.good_id is null) queue`;

/** $1 user. */
export const OF_USER = `${WITH_QUEUE} where w.user_id = $1 order by w.created_at, w.id`;

/** $1 id, $2 user. */
export const GET = `${WITH_QUEUE} where w.id = $1 and w.user_id = $2`;

/** $1 id, $2 user, $3 provider, $4 events, $5 group, $6 locale, $7 sealed, $8 now. */
export const CREATE = `
  insert into webhook (id, user_id, provider, events, group_id, locale, sealed, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`;

/** Locks a webhook: $1 id, $2 user. */
export const LOCK = 'select from webhook where id = $1 and user_id = $2 for no key update';

/** $1 id, $2 events, $3 group, $4 locale, $5 sealed, $6 now, $7 true to send at once. */
export const CHANGE = `
  update webhook set events = $2, group_id = $3, locale = $4, sealed = $5, updated_at = $6,
    next_at = case when $7 then null else next_at end
  where id = $1`;

/** $1 id, $2 user, $3 now. */
export const ENABLE = `
  update webhook set disabled_at = null, error_count = 0, next_at = null, updated_at = $3
  where id = $1 and user_id = $2 and disabled_at is not null`;

export const REMOVE = 'delete from webhook where id = $1 and user_id = $2 returning id';

const DELIVERY = `
  select d.id, d.event, d.state, d.sealed, d.attempts, d.tries, d.created_at, d.delivered_at,
    case when d.state = 'waiting' and w.disabled_at is null and d.attempts > 0 then w.next_at end as next_at
  from webhook_delivery d join webhook w on w.id = d.webhook_id`;

/** $1 webhook, $2 state or null, $3 limit, $4 offset. */
export const DELIVERIES = `${DELIVERY}
  where d.webhook_id = $1 and ($2::text is null or d.state = $2) and d.good_id is null
  order by d.seq desc limit $3 offset $4`;

export const COUNT_DELIVERIES = `
  select count(*)::int as total from webhook_delivery d
  where d.webhook_id = $1 and ($2::text is null or d.state = $2) and d.good_id is null`;

/** $1 id of the delivery, $2 webhook. */
export const ONE_DELIVERY = `${DELIVERY} where d.id = $1 and d.webhook_id = $2 and d.good_id is null`;

/** $1 id, $2 webhook, $3 sealed, $4 now. */
export const PING = `
  insert into webhook_delivery (id, webhook_id, key, event, is_urgent, sealed, created_at)
  values ($1, $2, $1::uuid::text, 'ping', true, $3, $4)`;

/** $1 id of the delivery, $2 webhook. */
export const REDELIVER = `
  update webhook_delivery set state = 'waiting', is_urgent = true, delivered_at = null
  where id = $1 and webhook_id = $2`;

/** Locks users in id order, so that webhooks made concurrently are waited for and deleted. */
export const LOCK_USERS = `
  select pg_advisory_xact_lock(hashtextextended('webhook ' || id, 0)) from unnest($1::text[]) as gone (id) order by id`;

export const REMOVE_OF_USERS = 'delete from webhook where user_id = any ($1)';
