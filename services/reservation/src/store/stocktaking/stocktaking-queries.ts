import { COUNT_COLUMNS, PERIOD_COLUMNS } from './stocktaking-rows';

/**
 * `$1` the group, `$2` the viewer, `$3` the group of a member card. @param reached condition that the viewer's shell
 * reaches the group
 */
export const GROUP = (reached: string) => ({
  name: 'stocktaking-group',
  text: `select g.id, coalesce(a.zone, 'UTC') as zone, oversees($2, $3, array[g.id]) as runs,
      belongs($2, $3, array[g.id]) as belongs
    from good_group g left join account a on a.id = g.owner_id where g.id = $1 and not g.deleted and ${reached}`,
});

export const HOLD_GROUP = {
  name: 'stocktaking-hold-group',
  text: 'select 1 from good_group where id = $1 for no key update',
};

export const OPEN_PERIODS = {
  name: 'open-stocktaking-periods',
  text: `select ${PERIOD_COLUMNS} from stocktaking_period where group_id = $1 and closed_at is null order by created_at`,
};

export const ADD_PERIOD = {
  name: 'add-stocktaking-period',
  text: `insert into stocktaking_period (${PERIOD_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

/** Has the values of PERIOD_COLUMNS as parameters; only some of them change. */
export const CHANGE_PERIOD = {
  name: 'change-stocktaking-period',
  text: `update stocktaking_period p set version = n.version, name = n.name, closed_at = n.closed_at, closed_by = n.closed_by
    from (values ($1::uuid, $2::bigint, $3::uuid, $4::text, $5::uuid[], $6::text, $7::uuid, $8::timestamptz,
      $9::timestamptz, $10::uuid)) as n (${PERIOD_COLUMNS}) where p.id = n.id`,
};

export const LOCK_PERIOD = {
  name: 'lock-stocktaking-period',
  text: `select ${PERIOD_COLUMNS} from stocktaking_period where id = $1 for update`,
};

/** Counts hold their period together, and only a change of it waits for them. */
export const HOLD_OPEN = {
  name: 'hold-stocktaking-period',
  text: 'select closed_at is null as open from stocktaking_period where id = $1 for share',
};

export const PERIODS = {
  name: 'stocktaking-periods',
  text: `select ${PERIOD_COLUMNS}, count(*) over ()::int as total from stocktaking_period where group_id = $1
    order by created_at desc, id desc limit $2 offset $3`,
};

const IN_GROUP = 'g.group_ids @> array[$1::uuid] and not g.deleted';

export const HAS_GOOD = {
  name: 'stocktaking-has-good',
  text: `select 1 from good g where g.id = $2 and ${IN_GROUP}`,
};

/** `$2` the hash of a label or null, `$3` an id or null, `$4` management ids, which count where neither fits. */
export const BY_CODE = {
  name: 'stocktaking-goods-by-code',
  text: `with meant as (
      select g.id from good g where $2::text is not null and g.label_hash = $2 and ${IN_GROUP}
      union select g.id from good g where g.id = $3::uuid and ${IN_GROUP}
    )
    select id from meant
    union all select g.id from good g
      where g.management_id = any ($4::text[]) and g.management_id <> '' and ${IN_GROUP} and not exists (select from meant)
    limit 2`,
};

export const BY_SCAN = {
  name: 'stocktaking-by-scan',
  text: `select ${COUNT_COLUMNS}, content_hash from stocktaking where scan_id = $1`,
};

export const COUNTED_BY = {
  name: 'stocktakings-counted-by',
  text: `select ${COUNT_COLUMNS} from stocktaking where counted_by = $1 and deleted_at is null
    and ($2::uuid is null or id < $2) order by id desc limit $3`,
};

export const ADD_COUNT = {
  name: 'add-stocktaking',
  text: `insert into stocktaking (${COUNT_COLUMNS}, content_hash, received_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (scan_id) do nothing returning id`,
};

export const REMOVE_COUNT = {
  name: 'remove-stocktaking',
  text: 'update stocktaking set deleted_at = $2, deleted_by = $3 where id = $1 and deleted_at is null',
};
