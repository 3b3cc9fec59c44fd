import { countRows } from '../usage/usage-rows-query';

const READERS = `reader as (
    select user_id, group_id, since
      from jsonb_to_recordset($1::jsonb) as r (user_id uuid, group_id uuid, since timestamptz)
  )`;

/** The groups `g` of readers with their accounts `a`, whose clocks show the day `clock.today`. */
const GROUPS = `reader r join good_group g on g.id = r.group_id and not g.deleted join account a on a.id = g.owner_id,
    lateral (select ($2::timestamptz at time zone a.zone)::date as today) as clock`;

/** The reminder time of a day. */
const remindAt = (day: string) => `((${day} + a.reminder_time::time) at time zone a.zone)`;

/** $1 readers as JSON, $2 now. What was decided about before is not returned again. */
export const TAKE_DUE = {
  name: 'take-due-daily-usage-reports',
  text: `with ${READERS}, due as (
      select r.user_id, r.group_id, clock.today - 1 as day from ${GROUPS}
        where ${remindAt('clock.today')} between r.since and $2 and oversees(r.user_id, null, array[r.group_id])
    ), taken as (
      insert into usage_report_day (group_id, user_id, day) select group_id, user_id, day from due order by 1, 2, 3
        on conflict do nothing returning group_id, user_id, day
    ), counted as (
      select d.group_id, d.day, n.rows from (select distinct group_id, day from taken) as d,
        lateral (${countRows('d.group_id', 'd.day', '(d.day + 1)', '$2::timestamptz')}) as n
    )
    select taken.user_id as "userId", group_id as "groupId", day, counted.rows
      from taken join counted using (group_id, day) where counted.rows > 0 order by group_id, user_id`,
};

/** $1 readers as JSON, $2 now. */
export const NEXT_DUE = {
  name: 'next-daily-usage-report',
  text: `with ${READERS}
    select min(case when ${remindAt('clock.today')} > $2 then ${remindAt('clock.today')}
      else ${remindAt('(clock.today + 1)')} end) as at from ${GROUPS}`,
};

const ORDERS = `jsonb_to_recordset($1::jsonb)
    as o (id uuid, group_id uuid, day date, locale text, rows int, user_ids uuid[])`;

/** $1 orders as JSON, $2 now, $3 expiry. */
export const ADD_DAILY = {
  name: 'add-daily-usage-reports',
  text: `insert into usage_report (id, group_id, from_day, to_day, format, locale, rows_expected, created_at, expires_at)
    select id, group_id, day, day, 'xlsx', locale, rows, $2, $3 from ${ORDERS} order by group_id, day, locale
    on conflict (group_id, to_day, locale) where requested_by is null do nothing`,
};

/** $1 orders as JSON. Returns their reports, new or not. */
export const ADD_DAILY_READERS = {
  name: 'add-daily-usage-report-readers',
  text: `with report as (
      select r.id, o.user_ids from ${ORDERS} join usage_report r on r.group_id = o.group_id and r.to_day = o.day
        and r.locale = o.locale and r.requested_by is null
    ), added as (
      insert into usage_report_reader (report_id, user_id)
        select id, unnest(user_ids) from report order by 1, 2 on conflict do nothing
    )
    select id from report order by id`,
};

/** $1 time. */
export const FORGET_DAYS = {
  name: 'forget-daily-usage-reports',
  text: 'delete from usage_report_day where day < $1::timestamptz::date',
};
