import { reached } from '@kashikari/platform';
import type { UsageScope } from '../../app/ports/usage-views';
import type { UsageBy } from '../../domain/usage';
import { BACK_IN_TIME, NEVER_COLLECTED } from './ended-in-time';

/** Goods `g` of a scope whose id is `$1`. Those that are deleted were lent, but can't be out any more. */
const IN_SCOPE: Record<UsageScope['kind'], string> = {
  lender: 'g.owner_id = $1',
  group: 'g.group_ids @> array[$1::uuid]',
  good: 'g.id = $1',
};

/**
 * `$2` is the viewer, `$3` the group of a member card, `$4` the lenders that can be reached from the viewer's shell
 * (null: all).
 */
export const MAY_READ: Record<UsageScope['kind'], { name: string; text: string }> = {
  lender: {
    name: 'may-read-usage-of-lender',
    text: `select exists (select from account l where l.id = $1 and not l.deleted and manages($2, $3, l.id)
      and ${reached('l.id', '$4')}) as may`,
  },
  group: {
    name: 'may-read-usage-of-group',
    text: `select exists (select from good_group s where s.id = $1 and not s.deleted
      and oversees($2, $3, array[s.id]) and ${reached('s.owner_id', '$4')}) as may`,
  },
  good: {
    name: 'may-read-usage-of-good',
    text: `select exists (select from good g where g.id = $1 and not g.deleted
      and (manages($2, $3, g.owner_id) or oversees($2, $3, g.group_ids)) and ${reached('g.owner_id', '$4')}) as may`,
  },
};

/** A day of the lender: as it was booked, where that is known; an hour, and a zone of before, are laid into its zone. */
export const dayOf = (instant: string, booked: string) =>
  `case when b.is_hourly or b.zone <> l.zone then (${instant} at time zone l.zone)::date else ${booked} end`;

const SINCE = `case when b.handed_over_at > b.start_at then (b.handed_over_at at time zone l.zone)::date
  else ${dayOf('b.start_at', 'b.start_date')} end`;

/**
 * Bookings of a scope and the parts of them that are back, in the lender's days: `starts` and `ends` as booked, `out_from`
 * to `out_to` (both inclusive) as the units were out. Without what was cancelled or never collected. `$2` and `$3` are the
 * first day of the range and the first after it, `$4` is now.
 * @param more further columns, with a comma after each
 */
export const facts = (
  kind: UsageScope['kind'],
  more = '',
) => `select ${more}g.id as good_id, g.owner_id as lender_id,
    b.kind = 'booking' as whole, b.quantity as units,
    ${dayOf('b.start_at', 'b.start_date')} as starts, ${dayOf("(b.end_at - interval '1 ms')", 'b.end_date')} as ends,
    b.end_at <= $4 as ended, b.returned_at is not null as back,
    ${BACK_IN_TIME} as in_time,
    case when went.out then ${SINCE} end as out_from,
    case when b.returned_at < $4 then (greatest(b.returned_at - interval '1 ms', went.since) at time zone l.zone)::date
      else greatest(today.at, ${SINCE}) end as out_to
  from good g join account l on l.id = g.owner_id join booking b on b.good_id = g.id,
    lateral (select (($4::timestamptz - interval '1 ms') at time zone l.zone)::date as at offset 0) as today,
    lateral (select greatest(b.start_at, coalesce(b.handed_over_at, b.start_at)) as since,
      b.start_at <= $4 and (b.handed_over_at is not null or b.returned_at is not null
        or not l.manage_hand_over) as out) as went
  where ${IN_SCOPE[kind]} and b.kind in ('booking', 'part') and b.cancelled_at is null
    and not ${NEVER_COLLECTED('$4')}
    and b.start_at < ($3::date + 1)::timestamptz
    and greatest(b.end_at, coalesce(b.returned_at, 'infinity')) > ($2::date - 1)::timestamptz`;

/** Days of one fact that lie in `[first, next)`, each counted for its units. */
const daysIn = (first: string, next: string) =>
  `units * greatest(0, least(out_to, ${next} - 1) - greatest(out_from, ${first}) + 1)`;

const within = (day: string) => `${day} >= $2::date and ${day} < $3::date`;

/** Counts by good. Each fact belongs to one key, so one pass suffices. */
const byGood = (kind: UsageScope['kind']) => `with fact as (${facts(kind)})
  select good_id::text as key, lender_id, count(*) filter (where whole and ${within('starts')})::int as lent,
      coalesce(sum(${daysIn('$2::date', '$3::date')}) filter (where out_from is not null), 0)::int as days_out,
      count(*) filter (where ending and back)::int as returned, count(*) filter (where ending and in_time)::int as on_time,
      count(*) filter (where ending and not back)::int as overdue
    from fact, lateral (select whole and ended and ${within('ends')} as ending) as e group by good_id, lender_id`;

interface DayKey {
  /** The key of a day. */
  readonly of: (day: string) => string;
  /** Each key with the days that units were out. */
  readonly daysOut: string;
}

const KEYS: Record<'month' | 'weekday', DayKey> = {
  month: {
    of: (day) => `to_char(${day}, 'YYYY-MM')`,
    daysOut: `select to_char(month, 'YYYY-MM') as key, lender_id,
        sum(${daysIn('month', "(month + interval '1 month')::date")}) as days
      from fact, generate_series($2::date, $3::date - 1, interval '1 month') as m (at), lateral (select m.at::date as month) as x
      where out_from < (month + interval '1 month')::date and out_to >= month group by 1, 2`,
  },
  weekday: {
    of: (day) => `extract(dow from ${day})::int::text`,
    daysOut: `select extract(dow from day.at)::int::text as key, lender_id, sum(units) as days
      from fact, generate_series(greatest(out_from, $2::date), least(out_to, $3::date - 1), interval '1 day') as day (at)
      where out_from is not null group by 1, 2`,
  },
};

/**
 * Counts by month or weekday. Facts with the same days are grouped first, since there are few days and many bookings.
 */
function byDay(kind: UsageScope['kind'], { of, daysOut }: DayKey): string {
  return `with fact as materialized (
      select lender_id, starts, ends, ended, back, in_time, out_from, out_to, sum(units) as units,
          count(*) filter (where whole) as bookings
        from (${facts(kind)}) as each group by 1, 2, 3, 4, 5, 6, 7, 8
    ), counted as (
      select ${of('starts')} as key, lender_id, sum(bookings) as lent, 0 as days, 0 as returned, 0 as on_time, 0 as overdue
        from fact where bookings > 0 and ${within('starts')} group by 1, 2
      union all
      select ${of('ends')}, lender_id, 0, 0, sum(bookings) filter (where back), sum(bookings) filter (where in_time),
          sum(bookings) filter (where not back)
        from fact where ended and bookings > 0 and ${within('ends')} group by 1, 2
      union all
      select key, lender_id, 0, days, 0, 0, 0 from (${daysOut}) as out
    )
    select key, lender_id, sum(lent)::int as lent, sum(days)::int as days_out, coalesce(sum(returned), 0)::int as returned,
        coalesce(sum(on_time), 0)::int as on_time, coalesce(sum(overdue), 0)::int as overdue
      from counted group by key, lender_id`;
}

/** Returns the query that counts the bookings of a scope by key and lender. */
export function usageQuery(kind: UsageScope['kind'], by: UsageBy): { name: string; text: string } {
  return { name: `usage-of-${kind}-by-${by}`, text: by === 'good' ? byGood(kind) : byDay(kind, KEYS[by]) };
}

/**
 * Returns the query for the units of each lender of a scope, or of each good. By good, the lender is included in the
 * first of its rows.
 */
export function stockQuery(kind: UsageScope['kind'], by: UsageBy): { name: string; text: string } {
  const scope = `from good g join account l on l.id = g.owner_id where ${IN_SCOPE[kind]} and not g.deleted`;
  const text =
    by === 'good'
      ? `select case when row_number() over (partition by l.id order by g.id) = 1 then to_jsonb(l) end as lender,
          l.id as lender_id, g.quantity as pieces, g.id as good_id ${scope} order by g.id`
      : `select to_jsonb(l) as lender, l.id as lender_id, sum(g.quantity)::int as pieces, null as good_id ${scope} group by l.id order by l.id`;
  return { name: `stock-of-${kind}-by-${by === 'good' ? 'good' : 'lender'}`, text };
}

/**
 * Goods of which nothing is out and nothing was since `$2`; `$3` is now. What was never out was registered before: the
 * first 48 bits of its id are the time of that. `$4` and `$5` are where the page begins and how long it is.
 */
export function idleQuery(kind: UsageScope['kind']): { name: string; text: string } {
  return {
    name: `idle-goods-of-${kind}`,
    text: `with idle as (
        select g.id, (select max(b.returned_at) from booking b
            where b.good_id = g.id and b.kind in ('booking', 'part') and b.returned_at is not null) as last_out_at
          from good g join account l on l.id = g.owner_id
          where ${IN_SCOPE[kind]} and not g.deleted and not exists (select from booking b
            where b.good_id = g.id and b.kind = 'booking' and b.live and b.returned_at is null and b.start_at <= $3
              and (b.handed_over_at is not null or not l.manage_hand_over)))
      select id as good_id, last_out_at, count(*) over ()::int as total from idle
        where coalesce(last_out_at, uuid_extract_timestamp(id), '-infinity') <= $2
        order by last_out_at nulls first, id offset $4 limit $5`,
  };
}
