import { OVERCOMMITTED } from './list-query';

/** `$1` is the viewer, `$2` the group of a member card, which manages no account. */
export const LENDERS_OF = {
  name: 'lenders-of-viewer',
  text: `select l.id, l.zone, l.manage_hand_over as "managesHandOver",
      exists (select from good g where g.owner_id = l.id and not g.deleted)
        or exists (select from booking b where b.lender_id = l.id) as lends
    from account l where $2::uuid is null and not l.deleted and (l.id = $1 or l.id in
      (select m.account_id from manager m where m.user_id = $1 and not m.deleted))
    order by l.id`,
};

const COLUMNS = `b.id, b.kind, b.good_id, b.lender_id, b.start_at, b.end_at, b.handed_over_at, b.returned_at,
  b.awaits_receipt, b.returned_quantity, b.cancelled_at, b.dispute_opened_at`;

/** Bookings `b` of the lender of a day `d`. `offset 0` keeps each a range of an index, whatever the planner expects. */
const among = (condition: string, when = 'true') => `select b.* from day d, lateral (
  select ${COLUMNS} from booking b where b.lender_id = d.lender_id and ${condition} offset 0) as b where ${when}`;

const OPEN = 'b.live and b.returned_at is null';

/**
 * Each branch reads ranges of indexes, so what is read grows with the day and its week and not with the lender. A booking
 * may come from several branches. The rule that decides is `partOf` in the domain; test/day.test.ts compares both.
 *
 * `$1` to `$5`: each lender with the start and the end of its day, the end of its week, and whether the day is today.
 * `$6` is now, `$7` a group or null.
 */
export const DAY_CANDIDATES = {
  name: 'day-candidates',
  text: `with day as materialized (
      select *, case when is_today then $6::timestamptz else '-infinity' end as late_until
        from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::boolean[])
        as d (lender_id, opens, closes, week_ends, is_today)
    ), over as materialized (
      select b.* from day d join good g on g.owner_id = d.lender_id and g.lowered_from is not null and not g.deleted,
        lateral (select ${COLUMNS} from booking b
          where b.good_id = g.id and b.lender_id = d.lender_id and ${OVERCOMMITTED('$6')} offset 0) as b
    ), found as (
      ${among(`${OPEN} and (b.start_at >= d.opens and b.start_at < d.week_ends
        or b.end_at > d.opens and b.end_at <= d.week_ends or b.end_at <= d.late_until)`)}
      union all ${among('b.returned_at >= d.opens and b.returned_at < d.closes')}
      union all ${among('b.handed_over_at >= d.opens and b.handed_over_at < d.closes')}
      union all ${among('(b.awaits_receipt or b.dispute_opened_at is not null)', 'd.is_today')}
      -- Of what is out, a part that its borrower brought back.
      union all select b.* from day d, lateral (select ${COLUMNS} from booking p join booking b on b.id = p.part_of
        where p.lender_id = d.lender_id and p.awaits_receipt and p.kind = 'part' offset 0) as b where d.is_today
      union all select * from over
    )
    select b.id, b.lender_id, b.start_at, b.end_at, b.handed_over_at, b.returned_at, b.cancelled_at,
      b.awaits_receipt or b.returned_quantity > 0
        and exists (select from booking p where p.part_of = b.id and p.awaits_receipt) as awaits_receipt,
      b.dispute_opened_at is not null as in_dispute, b.id in (select id from over) as overcommitted
    from found b where b.kind = 'booking' and ($7::uuid is null
      or exists (select from good g where g.id = b.good_id and g.group_ids @> array[$7::uuid]))`,
};

export interface DayRow {
  readonly id: string;
  readonly lender_id: string;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly handed_over_at: Date | null;
  readonly returned_at: Date | null;
  readonly awaits_receipt: boolean;
  readonly cancelled_at: Date | null;
  readonly in_dispute: boolean;
  readonly overcommitted: boolean;
}

/** `$1` lenders, `$2` a group or null; up to 100 of each kind. */
export const DAY_WAITS = {
  name: 'day-waits',
  text: `with waiting as materialized (
      select w.id, w.good_id, g.title, g.owner_id, w.state, w.user_id, w.answer_by
        from good g join wait w on w.good_id = g.id and w.state in ('waiting', 'offered')
        where g.owner_id = any ($1::uuid[]) and not g.deleted
          and ($2::uuid is null or g.group_ids @> array[$2::uuid])
    ), counted as (
      select good_id, title, owner_id, count(*) filter (where state = 'waiting')::int as waiting
        from waiting group by good_id, title, owner_id
    )
    (select c.*, w.id as wait_id, w.user_id, w.answer_by from waiting w join counted c on c.good_id = w.good_id
      where w.state = 'offered' order by w.answer_by, w.id limit 100)
    union all
    (select c.*, null, null, null from counted c where c.waiting > 0 order by c.waiting desc, c.good_id limit 100)`,
};

export interface DayWaitRow {
  readonly good_id: string;
  readonly title: string;
  readonly owner_id: string;
  readonly waiting: number;
  readonly wait_id: string | null;
  readonly user_id: string | null;
  readonly answer_by: Date | null;
}
