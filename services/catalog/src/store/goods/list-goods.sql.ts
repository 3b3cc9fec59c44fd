import type { GoodsFilter, GoodSort, Page, Piece } from '../../app/ports';
import { tagKey } from '../../domain/hashtags';
import type { ActorTies } from '../../domain/ties';
import { SELECT_GOOD } from './good-columns';
import { visibleGoods, type Predicate } from './visible-goods';

/**
 * The orders of a list, each that of an index. `popular` is counted once a day (app/count-bookings.ts). Ids are in the order of registration. Japanese and Latin titles are
 * sorted by Unicode's rules for Japanese, a title by its reading where it has one: Latin letters, kana of both kinds together,
 * kanji, and numbers by what they count.
 */
const ORDERS: Readonly<Record<GoodSort, string>> = {
  latest: 'g.id desc',
  popular: 'g.recent_bookings desc, g.likes desc, g.id desc',
  alphabetic: 'g.sort_title, g.id',
  booked_at: 'g.booked_at desc nulls last, g.id desc',
};

/**
 * A page of the goods that somebody sees in lists, each row with the number of all. The ids of the page are found
 * first, in the order of an index; only they are read whole. The count goes over an index that holds all that the
 * predicate asks. A page beyond the end is one row without a good.
 */
export function listGoodsSql(filter: GoodsFilter, { page, perPage }: Page, ties: ActorTies): Predicate {
  const { sql: listed, params } = listedGoods(filter, ties);
  const order = ORDERS[filter.sort];
  const [limit, offset] = [`$${params.length + 1}`, `$${params.length + 2}`];
  const sql = `
    select counted.total, shown.* from (select count(*) as total from good g where ${listed}) counted
    left join (
      select ${SELECT_GOOD}, page.place from (
        select id, row_number() over (order by ${order}) as place from good g where ${listed}
        order by ${order} limit ${limit} offset ${offset}) page
      join good g on g.id = page.id
    ) shown on true order by shown.place`;
  return { sql, params: [...params, perPage, (page - 1) * perPage] };
}

/**
 * A piece of the goods that somebody may edit (domain/permissions.ts): those of the accounts that one acts for, and those
 * that a group's account has put into a group that one runs.
 */
export function editableGoodsSql(
  filter: GoodsFilter,
  afterId: string | undefined,
  most: number,
  ties: ActorTies,
): Predicate {
  const { sql: listed, params } = listedGoods(filter, ties);
  const runs = ties.groups.filter((place) => place.runs);
  const own = [
    ties.accountIds,
    runs.map(({ groupId }) => groupId),
    runs.map(({ ownerId }) => ownerId),
    afterId ?? null,
    most,
  ];
  const at = (place: number) => `$${params.length + place}`;
  const sql = `
    select ${SELECT_GOOD} from good g where ${listed}
      and (g.owner_id = any (${at(1)}::uuid[]) or exists (
        select from unnest(${at(2)}::uuid[], ${at(3)}::uuid[]) as run (group_id, owner_id)
        where run.owner_id = g.owner_id and g.group_ids @> array[run.group_id]))
      and (${at(4)}::uuid is null or g.id > ${at(4)}::uuid)
    order by g.id limit ${at(5)}`;
  return { sql, params: [...params, ...own] };
}

/** Returns the predicate of the index `good_open`, with the limits of the actor. */
function openGoods(ties: ActorTies): Predicate {
  const { sql, params } = visibleGoods(ties, 'in_list');
  return { sql: `${sql} and g.is_open and not g.is_hidden`, params };
}

/** A piece of the goods that everybody may find, by id. */
export function openGoodsSql(
  { afterId, skip, most }: Piece & { readonly skip: number },
  ties: ActorTies,
): Predicate {
  const { sql: open, params } = openGoods(ties);
  const at = (place: number) => `$${params.length + place}`;
  const sql = `
    select g.id, g.updated_at from good g where ${open}
      and (${at(1)}::uuid is null or g.id > ${at(1)}::uuid)
    order by g.id offset ${at(2)} limit ${at(3)}`;
  return { sql, params: [...params, afterId ?? null, skip, most] };
}

/** A piece of the groups that goods are in which everybody may find, by id. */
export function openGroupsSql({ afterId, most }: Piece, ties: ActorTies): Predicate {
  const { sql: open, params } = openGoods(ties);
  const at = (place: number) => `$${params.length + place}`;
  const sql = `
    select distinct place.id from good g cross join unnest(g.group_ids) as place (id)
    where ${open} and (${at(1)}::uuid is null or place.id > ${at(1)}::uuid)
    order by place.id limit ${at(2)}`;
  return { sql, params: [...params, afterId ?? null, most] };
}

/** A good that has left the group shows in none of its folders. */
const IN_FOLDER = (which: string) => `exists (
  select from folder_good i join folder f on f.id = i.folder_id
   where ${which} and i.good_id = g.id and g.group_ids @> array[f.group_id])`;

const LIKED = (user: string) => `exists (
  select from good_like l where l.user_id = ${user}::uuid and l.good_id = g.id)`;

/** Goods of accounts acted for ($1) that share a number; other goods would reveal what the actor may not see. */
const SAME_NUMBER = `g.management_key <> '' and g.owner_id = any ($1::uuid[]) and exists (
  select from good d where d.owner_id = g.owner_id and d.management_key = g.management_key
   and d.management_key <> '' and d.deleted_at is null and d.id <> g.id)`;

function listedGoods(
  { groupId, tag, ownerId, isHourly, folderId, folderSlug, likedBy, sameNumber }: GoodsFilter,
  ties: ActorTies,
): Predicate {
  const visible = visibleGoods(ties, 'in_list');
  const conditions = [visible.sql];
  const params = [...visible.params];
  const narrow = (condition: (parameter: string) => string, value: unknown) => {
    params.push(value);
    conditions.push(condition(`$${params.length}`));
  };
  if (groupId) narrow((group) => `g.group_ids @> array[${group}::uuid]`, groupId);
  if (tag) narrow((key) => `g.tag_keys @> array[${key}::text]`, tagKey(tag));
  if (ownerId) narrow((owner) => `g.owner_id = ${owner}::uuid`, ownerId);
  if (isHourly !== undefined) conditions.push(isHourly ? 'g.is_hourly' : 'not g.is_hourly');
  if (folderId) narrow((folder) => IN_FOLDER(`i.folder_id = ${folder}::uuid`), folderId);
  if (folderSlug) {
    params.push(groupId);
    const group = `$${params.length}::uuid`;
    narrow((slug) => IN_FOLDER(`f.group_id = ${group} and f.slug = ${slug}`), folderSlug);
  }
  if (likedBy) narrow((user) => LIKED(user), likedBy);
  if (sameNumber) conditions.push(SAME_NUMBER);
  return { sql: conditions.join(' and '), params };
}
