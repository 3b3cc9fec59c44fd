/** $1 rows as JSON, $2 due at. */
export const PUT = `
  insert into mail (id, key, template, sealed, due_at)
  select id, key, template, decode(sealed, 'hex'), $2
  from jsonb_to_recordset($1::jsonb) as owed (id uuid, key text, template text, sealed text)
  order by id
  on conflict (key) do nothing`;

/**
 * Adds mails of threads; $1 rows as JSON, $2 now, $3 pause in milliseconds. A mail that was dropped because its
 * messages were read starts no pause.
 */
export const PUT_SPACED = `
  insert into mail (id, key, template, sealed, thread, due_at)
  select owed.id, owed.key, owed.template, decode(owed.sealed, 'hex'), owed.thread,
    greatest($2::timestamptz, last.due_at + $3 * interval '1 ms')
  from jsonb_to_recordset($1::jsonb) as owed (id uuid, key text, template text, sealed text, thread text),
    lateral (select max(m.due_at) as due_at, coalesce(bool_or(m.state = 'waiting'), false) as waits from mail m
      where m.thread = owed.thread and (m.state = 'waiting' or m.state <> 'dropped' and m.due_at <= $2)) as last
  where not last.waits
  order by owed.id
  on conflict (key) do nothing
  returning due_at`;

/**
 * Takes out what is due: $1 now, $2 how many, $3 milliseconds after which whoever carries it is taken for dead. Two looks, each
 * along its own index: one for both would go through everything of the last months.
 */
export function taking(table: 'mail' | 'push', columns: string): string {
  return `
  with due as (
    select id from ${table} where state = 'waiting' and due_at <= $1
    order by due_at, id limit $2 for update skip locked),
  lost as (
    select id from ${table} where state = 'carried' and carried_until < clock_timestamp()
    order by carried_until limit $2 for update skip locked)
  update ${table} set state = 'carried', attempts = attempts + 1,
    carried_until = clock_timestamp() + $3 * interval '1 ms'
  where id in (select id from due union all select id from lost)
  returning ${columns}`;
}

export const TAKE = taking('mail', 'id, template, sealed, attempts, ordered_at');

/** $1 rows as JSON, $2 now. Only what is still on its way: another may have taken it for lost and be done with it. */
export const SETTLE = `
  update mail set
    state = done.state, reason = done.reason, copy = done.copy, carried_until = null,
    due_at = coalesce(done.due_at, mail.due_at),
    sealed = case when done.state = 'waiting' then mail.sealed end,
    settled_at = case when done.state = 'waiting' then null else $2::timestamptz end
  from jsonb_to_recordset($1::jsonb) as done (id uuid, state text, reason text, copy jsonb, due_at timestamptz)
  where mail.id = done.id and mail.state = 'carried'`;

/** Time at which the items of a former process count as lost. */
export const LOST = `select max(carried_until) as since from mail where state = 'carried'`;

/** $1 now. A key is remembered for longer than anybody repeats it. */
export const FORGET = `
  delete from mail where id in (
    select id from mail
    where state in ('sent', 'dropped') and settled_at < $1::timestamptz - interval '90 days' limit 200)`;

/** $1 keys. Selects mails that the receiver's server refused for good, and mails without a valid address. */
export const REFUSED = `
  select key from mail where key = any ($1) and state = 'dropped' and (reason = 'bad_address' or reason like 'refused %')`;

/** $1 address, or empty for all. */
export const SENT = `
  select copy, settled_at from mail
  where copy is not null and ($1 = '' or lower(copy ->> 'to') = lower($1))
  order by settled_at desc, id desc limit 1000`;
