import { addDays, dayOf, HOURLY_UNIT_MINUTES } from '@kashikari/kernel';
import type { Search } from '../domain/read-search';
import type { Parameters } from './parameters';

/** Columns of `good g` and its lender `account l` that the rows of `hit g` bring with them for what follows here. */
export const TERMS = ['g.quantity', 'g.margin_days', 'g.is_hourly', 'l.time_zone', 'l.manage_hand_over'];

const ZONE = `coalesce(g.time_zone, 'Asia/Tokyo')`;

/** The first instant of a day of the lender of `hit g`. */
const startOf = (day: string): string => `((${day})::timestamp at time zone ${ZONE})`;

/**
 * Returns the condition that a booking is out: started (or handed over, if the lender manages hand-overs), and not
 * returned. Over `booking b` of `hit g`.
 */
function isOut(now: string): string {
  return `(b.state in ('reserved', 'handed_over') and b.start_at <= ${now}
    and (b.state = 'handed_over' or g.manage_hand_over is not true))`;
}

/** A common table expression `out_now`: the ids of those in `hit` of which something is out. */
export function outNow(now: string): string {
  return `out_now as (
    select distinct g.id from hit g join booking b on b.good_id = g.id where ${isOut(now)}
  )`;
}

/** Returns true if the last day is not past in any zone, so that the lender's zone need not be checked. */
export function isToCome({ days }: Search, at: number): boolean {
  return days.to === undefined && days.from === undefined
    ? true
    : lastDay(days) > addDays(dayOf(at, 'UTC'), 1);
}

/** The condition that the last day is not past in the lender's zone. */
export function toCome({ days }: Search, parameters: Parameters, now: string): string {
  return `${startOf(`${parameters.add(lastDay(days))}::date + 1`)} > ${now}`;
}

const lastDay = (days: Search['days']): string => days.to ?? days.from ?? '';

/**
 * Returns the range that a booking of the requested days would claim in `hit g`. It starts with the first day, or now
 * if that is past, and ends with the last day and its margin. Days are the lender's.
 */
function wanted({ days }: Search, parameters: Parameters, now: string): string {
  const first = days.from ? `${parameters.add(days.from)}::date` : `(${now} at time zone ${ZONE})::date`;
  const last = days.to ? `${parameters.add(days.to)}::date` : first;
  const from = `greatest(${startOf(first)}, ${now})`;
  return `tstzrange(${from}, greatest(${startOf(`${last} + 1 + g.margin_days`)}, ${from}))`;
}

/**
 * Returns a range that includes every wanted range, whatever the zone and margin, so that PostgreSQL can use the index
 * on claims.
 */
function widest({ days }: Search, parameters: Parameters, now: string): string {
  const midnight = (day: string) => `((${parameters.add(day)}::date)::timestamp at time zone 'UTC')`;
  const last = days.to ?? days.from;
  const from = days.from ? `${midnight(days.from)} - interval '15 hours'` : now;
  const until = last ? `${midnight(last)} + interval '39 hours'` : `${now} + interval '2 days'`;
  const margin = `make_interval(days => (select coalesce(max(margin_days), 0) + 1 from good))`;
  return `tstzrange(least(${from}, ${now}), greatest(${until}, ${now}) + ${margin})`;
}

/** The shortest that a good lent by the hour is booked for. */
const QUARTER = `interval '${HOURLY_UNIT_MINUTES} minutes'`;

/**
 * Returns the required hours of a good `near n` that is lent by the hour. For each requested day it is the rest of the
 * day in the lender's zone; without days, the quarter of an hour from now.
 */
function hours({ days }: Search, parameters: Parameters, now: string): string {
  if (!days.from && !days.to) return `(select tstzrange(${now}, ${now} + ${QUARTER}) as hours)`;
  const zone = `coalesce(n.time_zone, 'Asia/Tokyo')`;
  const first = days.from ? `${parameters.add(days.from)}::date` : `(${now} at time zone ${zone})::date`;
  const last = days.to ? `${parameters.add(days.to)}::date` : first;
  const start = (day: string) => `greatest((${day})::timestamp at time zone ${zone}, ${now})`;
  return `(select tstzrange(${start('day')}, ${start(`day + interval '1 day'`)}) as hours
      from generate_series(${first}, ${last}, interval '1 day') as day)`;
}

/**
 * Common table expressions that end in `taken`: the ids of those in `hit` that can't be had. By the day: every unit is claimed at
 * some moment of the wanted range (deepest overlap). By the hour, of which there is one unit: on some day no quarter of an hour
 * is left. Units that are overdue now count for the whole of a range that holds now, as the reservation service counts them.
 */
export function taken(search: Search, parameters: Parameters, now: string): string {
  const overdue = `(b.end_at <= ${now} and ${isOut(now)})`;
  return `
    near as materialized (
      select g.id, g.quantity, g.is_hourly, g.time_zone, b.quantity as units, b.claim, ${overdue} as overdue,
        ${wanted(search, parameters, now)} as wanted
      from hit g join booking b on b.good_id = g.id
      where (b.live and b.claim && ${widest(search, parameters, now)}) or ${overdue}
    ),
    held as materialized (
      select id, quantity, units,
        case when late then lower(wanted) else greatest(lower(claim), lower(wanted)) end as since,
        case when late then upper(wanted) else least(upper(claim), upper(wanted)) end as until
      from (select *, overdue and lower(wanted) <= ${now} as late from near where not is_hourly) as n
      where late or claim && wanted
    ),
    busy as materialized (
      select n.id, h.hours,
        range_agg(case when n.overdue and lower(h.hours) <= ${now} then h.hours else n.claim * h.hours end) as claimed
      from near n cross join lateral ${hours(search, parameters, now)} as h
      where n.is_hourly and n.units > 0 group by n.id, h.hours
    ),
    taken as materialized (
      select distinct id from (
        select h.id, h.quantity, sum(e.units) over (partition by h.id order by e.at, e.units) as depth
        from held h cross join lateral (values (h.since, h.units), (h.until, -h.units)) as e (at, units)
      ) as swept
      where depth >= quantity
      union
      select id from busy
      where not isempty(hours) and not exists (
        select from unnest(tstzmultirange(hours) - claimed) as gap where upper(gap) - lower(gap) >= ${QUARTER})
    )`;
}
