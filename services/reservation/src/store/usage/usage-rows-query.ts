import { BACK_IN_TIME } from './ended-in-time';
import { dayOf, facts } from './usage-query';

/** Bookings and their returned parts as facts; a part is a row of its booking. Parameters as of `facts`. */
const FACTS = `with fact as (${facts('group', 'coalesce(b.part_of, b.id) as booking_id, ')})`;

/** Days of a fact in the range, as numbers from the first one. */
const FIRST = 'greatest(out_from, $2::date)';
const LENGTH = `(least(out_to, $3::date - 1) - ${FIRST})`;

const local = (instant: string) => `to_char(${instant} at time zone l.zone, 'YYYY-MM-DD HH24:MI')`;

/** The rows of a report, by day and title. */
export const USAGE_ROWS = `${FACTS}, line as (
      select booking_id, good_id, ${FIRST} + n as day, sum(units)::int as units
        from fact, generate_series(0, ${LENGTH}) as n where out_from is not null group by 1, 2, 3
    )
    select line.day, g.title, g.management_id as "managementId", line.units, coalesce(u.name, '') as borrower,
        case when b.is_hourly then ${local('b.start_at')} else (${dayOf('b.start_at', 'b.start_date')})::text end as start,
        case when b.is_hourly then ${local('b.end_at')}
          else (${dayOf("(b.end_at - interval '1 ms')", 'b.end_date')})::text end as end,
        ${local('b.handed_over_at')} as "handedOver", ${local('b.returned_at')} as returned,
        case when b.returned_at is not null then case when b.awaits_receipt then 'awaiting_receipt' else 'returned' end
          when b.end_at <= $4 then 'overdue' else 'out' end as state,
        coalesce(not (${BACK_IN_TIME}), b.end_at <= $4) as late, b.id as "bookingId"
      from line join booking b on b.id = line.booking_id join good g on g.id = line.good_id
        join account l on l.id = g.owner_id left join account u on u.id = b.borrower_id
      order by line.day, g.title, g.management_id, b.id`;

/**
 * Counts the rows. The parts of a booking were out from the same moment, so its days are those of the part that came
 * back last.
 */
const COUNT = `${FACTS} select coalesce(sum(days), 0)::int as rows from (
      select max(greatest(0, ${LENGTH} + 1)) as days from fact where out_from is not null group by booking_id) as each`;

export const COUNT_USAGE_ROWS = { name: 'count-usage-rows', text: COUNT };

/** The same as a subquery, with SQL in the place of its four parameters. */
export const countRows = (
  ...sql: readonly [group: string, from: string, until: string, now: string]
): string => COUNT.replace(/[$](\d)/g, (_, number: string) => sql[Number(number) - 1]!);
