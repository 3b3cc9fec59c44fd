import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import {
  NewGoodsViews,
  type NewGood,
  type NewGoods,
  type NewGoodsReader,
  type NewGoodsWindow,
} from '../../app/ports/notices';
import type { Id } from '../../domain/ids';

/** Present memberships of the people in `asked (user_id, from_at, until_at)`: neither disabled nor ended. */
const MEMBERS = `
  asked as (select * from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as q (user_id, from_at, until_at)),
  member as (
    select distinct q.user_id, m.group_id, q.from_at, q.until_at from asked q
      join membership m on m.user_id = q.user_id and not m.deleted and not m.disabled
      join lending_group l on l.id = m.group_id and not l.deleted
    where not exists (select from account a where a.id = q.user_id and a.deleted))`;

/** $1 users, $2 starts, $3 ends: the columns of the windows. */
export const READERS = {
  name: 'new-goods-readers',
  text: `
    with ${MEMBERS}
    select user_id, array_agg(group_id order by group_id) as group_ids,
      array(select member.user_id union
        select m.account_id from manager m where m.user_id = member.user_id and not m.deleted order by 1) as account_ids
    from member where from_at < until_at group by user_id order by user_id`,
};

/** Parameters as for {@link READERS}. Each group is read along its index, and no further than its newest 1,000 goods. */
export const NEW_GOODS = {
  name: 'new-goods',
  text: `
    with ${MEMBERS},
    shown_in as materialized (
      select group_id, min(from_at) as from_at, max(until_at) as until_at from member group by group_id),
    candidate as materialized (
      select distinct newest.good_id from shown_in i cross join lateral (
        select s.good_id from good_showing s
        where s.group_id = i.group_id and s.shown_at >= i.from_at and s.shown_at < i.until_at
        order by s.shown_at desc limit 1000) newest)
    select g.id, g.owner_id, g.title,
      coalesce(greatest(g.price_per_hour, g.price_per_day, g.price_per_week, g.price_per_month) > 0, false) as has_price,
      shown.showings
    from candidate c join good g on g.id = c.good_id
      cross join lateral (
        select json_agg(json_build_object('groupId', s.group_id, 'shownAt', s.shown_at,
            'current', s.group_id = any (g.group_ids)) order by s.group_id) as showings,
          bool_or(s.group_id = any (g.group_ids)) as is_shown
        from good_showing s join shown_in i using (group_id) where s.good_id = g.id) shown
    where g.deleted_at is null and not g.is_hidden and shown.is_shown
    order by g.id`,
};

/** $1 id after which to begin, nullable; $2 how many. */
export const MEMBER_PAGE = {
  name: 'member-page',
  text: `
    select distinct user_id from membership
    where not deleted and user_id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
    order by user_id limit $2`,
};

interface GoodRow {
  readonly id: Id;
  readonly owner_id: Id;
  readonly title: string;
  readonly has_price: boolean;
  readonly showings: readonly { groupId: Id; shownAt: string; current: boolean }[];
}

interface ReaderRow {
  readonly user_id: Id;
  readonly group_ids: Id[];
  readonly account_ids: Id[];
}

@Injectable()
export class PgNewGoodsViews extends NewGoodsViews {
  constructor(private readonly db: Database) {
    super();
  }

  async newGoods(windows: readonly NewGoodsWindow[]): Promise<NewGoods> {
    const columns = [
      windows.map(({ userId }) => userId),
      windows.map(({ from }) => new Date(from)),
      windows.map(({ until }) => new Date(until)),
    ];
    const goods = await this.db.read<GoodRow>(NEW_GOODS, columns);
    const readers = await this.db.read<ReaderRow>(READERS, columns);
    return { goods: goods.map(goodFrom), readers: readers.map(readerFrom) };
  }

  async members(afterId: Id | undefined, limit: number): Promise<Id[]> {
    const rows = await this.db.read<{ user_id: Id }>(MEMBER_PAGE, [afterId ?? null, limit]);
    return rows.map(({ user_id: id }) => id);
  }
}

function goodFrom({ id, owner_id: ownerId, title, has_price: hasPrice, showings }: GoodRow): NewGood {
  const times = showings.map(({ shownAt, ...showing }) => ({ ...showing, shownAt: Date.parse(shownAt) }));
  return { id, ownerId, title, hasPrice, showings: times };
}

function readerFrom({
  user_id: userId,
  group_ids: groupIds,
  account_ids: accountIds,
}: ReaderRow): NewGoodsReader {
  return { userId, groupIds, accountIds };
}
