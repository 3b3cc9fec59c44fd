import { HOURLY_UNIT_MINUTES } from '@kashikari/kernel';
import type { CountScope } from '../../domain/lending-counts';
import { GOODS_OF, GROUPS_OF, PAYMENTS_OF } from './scope-queries';

/** The day of an instant in the zone `$5`. */
const dayOf = (instant: string) => `(${instant} at time zone $5)::date`;

/** Instants between which everything that is counted happened, a day wider than any zone needs. */
const EARLIEST = `($2::date - 1)::timestamptz`;
const LATEST = `($3::date + 2)::timestamptz`;

/** The first day as booked; by the hour, or if the zone has changed since, the day of the start. */
const STARTS = `case when b.is_hourly or b.booked_zone <> $5 then ${dayOf('b.start_at')} else b.start_date end`;

/** Time until which a return is in time: the end, by the hour a quarter of an hour later. */
const LIMIT = `b.end_at + case when b.is_hourly then interval '${HOURLY_UNIT_MINUTES} minutes' else interval '0' end`;

/** The first day out: that of the hand-over, if it was later than the start. */
const SINCE = `case when b.handed_over_at > b.start_at then ${dayOf('b.handed_over_at')} else ${STARTS} end`;

/**
 * Bookings of the scope by the days on which something happened, the same as in reservation's statistics: without those
 * that were never collected. A unit that comes back at midnight was not out on the day that begins then.
 */
const FACTS = `select b.good_id, b.borrower_id, b.cancelled_at is null as counted, ${dayOf('b.created_at')} as created_on,
    ${STARTS} as starts_on, ${dayOf('b.returned_at')} as returned_on, ${dayOf('b.cancelled_at')} as cancelled_on,
    case when late.since < $4 and (b.returned_at is null or b.returned_at > late.since)
      then ${dayOf('late.since')} end as late_on,
    case when b.start_at <= $4 and (b.handed_over_at is not null or b.returned_at is not null or not g.managed)
      then ${SINCE} end as out_from,
    case when b.returned_at < $4
      then ${dayOf(`greatest(b.returned_at - interval '1 ms', b.start_at, b.handed_over_at)`)}
      else greatest(${dayOf(`($4::timestamptz - interval '1 ms')`)}, ${SINCE}) end as out_to
  from scope g join booking b on b.good_id = g.id, lateral (select ${LIMIT} as since) as late
  where b.created_at is not null
    and least(b.created_at, b.start_at) < ${LATEST}
    and greatest(b.created_at, b.end_at, coalesce(b.returned_at, b.cancelled_at, 'infinity')) > ${EARLIEST}
    and not (b.cancelled_at is null and g.managed and b.handed_over_at is null and b.returned_at is null
      and b.end_at <= $4)`;

const of = (what: string, day: string, { who = `''`, when = 'counted' } = {}) =>
  `select ${day} as day, '${what}' as what, ${who} as who, 1::bigint as n from fact where ${when}`;

const revenue = (condition: string) => `select ${dayOf('m.at')}, 'revenue', '', m.amount
    from payment p, jsonb_to_recordset(p.moves) as m (at timestamptz, amount bigint)
    where p.last_move_at > ${EARLIEST} and p.first_move_at < ${LATEST} and ${condition}`;

const sum = (what: string) => `coalesce(sum(n) filter (where what = '${what}'), 0)::bigint as ${what}`;
const distinct = (what: string) => `count(*) filter (where what = '${what}')::bigint as ${what}`;

/**
 * Returns the one query for all counts. `$1` is the scope's id, `$2` the first and `$3` the last day, `$4` now, `$5` the
 * zone. A row is a day, a week (by its first day in the range), or everything (neither); empty ones are missing.
 */
export function countQuery(kind: CountScope['kind']): { name: string; text: string } {
  const text = `with scope as materialized (
      select g.id, coalesce(l.manage_hand_over, false) as managed
        from good g left join account l on l.id = g.owner_id where ${GOODS_OF[kind]}
    ), fact as materialized (${FACTS}), happened as (
      ${of('created', 'created_on')}
      union all ${of('started', 'starts_on')}
      union all ${of('borrowers', 'starts_on', { who: 'borrower_id' })}
      union all ${of('returned', 'returned_on')}
      union all ${of('cancelled', 'cancelled_on', { when: 'not counted' })}
      union all ${of('overdue', 'late_on')}
      union all select d.day::date, 'goods_in_use', good_id, 1
        from fact, generate_series(greatest(out_from, $2::date), least(out_to, $3::date), interval '1 day') as d (day)
        where counted and out_from is not null
      union all select ${dayOf('m.joined_at')}, 'new_members', m.user_id, 1
        from lending_group s join membership m on m.group_id = s.id
        where ${GROUPS_OF[kind]} and m.user_id <> s.owner_id and m.joined_at between ${EARLIEST} and ${LATEST}
      ${PAYMENTS_OF[kind].map((condition) => `union all ${revenue(condition)}`).join('\n      ')}
    ), each as (
      select what, who, day, week, sum(n) as n
        from (select *, greatest(date_trunc('week', day)::date, $2::date) as week from happened
          where day between $2::date and $3::date) as dated
        group by grouping sets ((what, who, day), (what, who, week), (what, who))
    )
    select day::text, week::text, ${['created', 'started', 'returned', 'cancelled', 'overdue', 'revenue'].map(sum).join(', ')},
        ${['borrowers', 'new_members', 'goods_in_use'].map(distinct).join(', ')}
      from each group by day, week`;
  return { name: `daily-counts-of-${kind}`, text };
}
