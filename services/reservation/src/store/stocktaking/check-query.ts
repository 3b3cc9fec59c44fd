/** Units out of service at a moment `t.at`: none, as long as goods have no maintenances. */
const OUT_OF_SERVICE = '0';

/**
 * The newest count of each good at each place, and their sum.
 * `$1` is the group; `$2` a period or null; `$3` a day, where there is no period.
 * @param good a condition on the good's id
 */
const counted = (good: string) => `latest as materialized (
    select distinct on (s.good_id, s.place) s.good_id, s.place, s.quantity, s.counted_at, s.scan_id, s.counted_by
      from stocktaking s
      where s.deleted_at is null and case when $2::uuid is null
        then s.period_id is null and s.group_id = $1 and s.day = $3::date else s.period_id = $2 end
        and ${good}
      order by s.good_id, s.place, s.counted_at desc, s.scan_id desc
  ), counted as materialized (
    select good_id, sum(quantity)::bigint as actual, array_agg(place order by place) as places,
        max(counted_at) as counted_at, (array_agg(counted_by order by counted_at desc, scan_id desc))[1] as counted_by
      from latest group by good_id
  )`;

/**
 * Units of a good `g` that borrowers have at a moment `t.at`. They were handed over (or begun, if the lender `l` does
 * not manage hand-overs) and are not returned. A part that was returned earlier is a separate row. Each branch is a
 * range of an index.
 */
const UNITS_OUT = `select coalesce(sum(b.quantity), 0)::int as units from (
      select b.* from booking b where b.good_id = g.id and b.live and b.returned_at is null
      union all select b.* from booking b where b.good_id = g.id and b.returned_at > t.at
    ) as b
    where b.kind in ('booking', 'part') and b.cancelled_at is null
      and coalesce(b.handed_over_at, b.start_at) <= t.at
      and (b.handed_over_at is not null or b.returned_at is not null or not coalesce(l.manage_hand_over, false))`;

/** `$4` goods of folders or null; `$5` the moment that counts for goods that were not counted. */
const liveCheck = (name: string, good: (id: string) => string) => ({
  name,
  text: `with ${counted(good('s.good_id'))}
    select g.id as good_id, g.title, g.management_id, g.quantity, taken.units as units_out,
        ${OUT_OF_SERVICE} as units_out_of_service, c.actual, coalesce(c.places, '{}') as places, c.counted_at, c.counted_by
      from good g left join account l on l.id = g.owner_id left join counted c on c.good_id = g.id,
        lateral (select coalesce(c.counted_at, $5::timestamptz) as at) as t,
        lateral (${UNITS_OUT}) as taken
      where g.group_ids @> array[$1::uuid] and not g.deleted and ${good('g.id')}
        and ($4::uuid[] is null or g.id = any ($4) or c.good_id is not null)
      order by g.title, g.id`,
});

export const LIVE_CHECK = liveCheck('stocktaking-check', () => 'true');

/** The same of one good, `$6`. */
export const LIVE_CHECK_OF_GOOD = liveCheck('stocktaking-check-of-good', (id) => `${id} = $6`);

/** `$1` a closed period, `$2` one of its goods or null. What its goods are called is not frozen: titles go with their goods. */
export const FROZEN_CHECK = {
  name: 'stocktaking-frozen-check',
  text: `select r.*, coalesce(g.title, '') as title, coalesce(g.management_id, '') as management_id, d.choice, d.reason,
      d.decided_by
    from stocktaking_result r left join good g on g.id = r.good_id
    left join stocktaking_decision d on d.period_id = r.period_id and d.good_id = r.good_id
    where r.period_id = $1 and ($2::uuid is null or r.good_id = $2) order by title, r.good_id`,
};

/** `$1` the period, `$2` rows in JSON. */
export const FREEZE = {
  name: 'stocktaking-freeze',
  text: `insert into stocktaking_result (period_id, good_id, quantity, units_out, units_out_of_service,
      actual, places, counted_at, counted_by)
    select $1, r.* from jsonb_to_recordset($2::jsonb) as r (good_id uuid, quantity int, units_out int,
      units_out_of_service int, actual bigint, places text[], counted_at timestamptz, counted_by uuid)`,
};
