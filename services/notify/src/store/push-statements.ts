import { taking } from './statements';

/** Users with subscribed browsers; $1 ids of users. */
export const RECEIVERS = {
  name: 'push-receivers',
  text: 'select distinct user_id from push_token where user_id = any ($1::text[])',
};

/** $1 rows as JSON, $2 due at. One row for each browser of each receiver. */
export const PUT = {
  name: 'put-pushes',
  text: `insert into push (id, key, token_id, template, sealed, due_at)
    select uuidv7(), owed.key, token.id, owed.template, decode(owed.sealed, 'hex'), $2
    from jsonb_to_recordset($1::jsonb) as owed (key text, user_id text, template text, sealed text)
      join push_token token using (user_id)
    order by owed.key, token.id
    on conflict (token_id, key) do nothing
    returning 1`,
};

/** Reserves due pushes as for mails, with the browser of each. */
export const TAKE = taking(
  'push',
  `id, key, token_id, template, sealed, attempts, ordered_at,
    (select token.sealed from push_token token where token.id = push.token_id) as token_sealed`,
);

/** $1 rows as JSON, $2 now. Only what is still on its way. */
export const SETTLE = `
  update push set
    state = done.state, reason = done.reason, carried_until = null,
    due_at = coalesce(done.due_at, push.due_at),
    sealed = case when done.state = 'waiting' then push.sealed end,
    settled_at = case when done.state = 'waiting' then null else $2::timestamptz end
  from jsonb_to_recordset($1::jsonb) as done (id uuid, state text, reason text, due_at timestamptz)
  where push.id = done.id and push.state = 'carried'`;

/**
 * $1 ids of browsers. Their pending pushes are deleted with them. Rows are locked in id order, so that concurrent
 * deletions cannot deadlock.
 */
export const GONE = `
  delete from push_token where id in (select id from push_token where id = any ($1) order by id for update)`;

/** Time at which the items of a former process count as lost. */
export const LOST = `select max(carried_until) as since from push where state = 'carried'`;

/** Deletes old pushes; $1 now. They are kept longer than events are mailed, so that none is sent again. */
export const FORGET = `
  delete from push where id in (
    select id from push
    where state in ('sent', 'dropped') and settled_at < $1::timestamptz - interval '14 days' limit 500)`;
