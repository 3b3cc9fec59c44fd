import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { GoodsViews, type GoodsFilter, type Page } from '../app/ports';
import type { Good } from '../domain/good';
import { tagKey } from '../domain/hashtags';
import type { Id } from '../domain/ids';
import type { Standing } from '../domain/standing';
import { goodOf, SELECT_GOOD, type GoodRow } from './good-columns';
import { ORDERS } from './good-orders';
import { visibleGoods, type Predicate } from './visible-goods';

/** Reads of goods, shaped for the screens: one round trip each. */
@Injectable()
export class SqlGoodsViews extends GoodsViews {
  constructor(private readonly db: Database) {
    super();
  }

  async byIds(ids: readonly Id[], standing: Standing): Promise<Good[]> {
    const { sql, params } = visibleGoods(standing, 'by_url');
    const found = await this.db.read<GoodRow>(
      `select ${SELECT_GOOD} from good g where g.id = any ($3::uuid[]) and ${sql}`,
      [...params, ids],
    );
    return found.map(goodOf);
  }

  async facts(ids: readonly Id[]): Promise<Good[]> {
    const found = await this.db.read<GoodRow>(
      `select ${SELECT_GOOD} from good g where g.id = any ($1::uuid[])`,
      [ids],
    );
    return found.map(goodOf);
  }

  /**
   * The ids of a page are found first, in their index's order; only they are read whole. The count goes over an index
   * that holds all that the predicate asks. A page beyond the end is one row without a good.
   */
  async list(
    filter: GoodsFilter,
    { page, perPage }: Page,
    standing: Standing,
  ): Promise<{ goods: Good[]; total: number }> {
    const { sql, params } = listed(filter, standing);
    const order = ORDERS[filter.sort];
    const limit = `$${params.length + 1}`;
    const offset = `$${params.length + 2}`;
    const rows = await this.db.read<GoodRow & { total: number }>(
      `select all_of_them.total, one.* from (select count(*) as total from good g where ${sql}) all_of_them
       left join (
         select ${SELECT_GOOD}, page.place from (
           select id, row_number() over (order by ${order}) as place from good g where ${sql}
           order by ${order} limit ${limit} offset ${offset}) page
         join good g on g.id = page.id
       ) one on true order by one.place`,
      [...params, perPage, (page - 1) * perPage],
    );
    return { total: rows[0]?.total ?? 0, goods: rows.filter(({ id }) => id !== null).map(goodOf) };
  }
}

function listed(filter: GoodsFilter, standing: Standing): Predicate {
  const visible = visibleGoods(standing, 'in_list');
  const conditions = [visible.sql];
  const params = [...visible.params];
  const narrow = (condition: (parameter: string) => string, value: unknown) => {
    params.push(value);
    conditions.push(condition(`$${params.length}`));
  };
  if (filter.groupId) narrow((group) => `g.group_ids @> array[${group}::uuid]`, filter.groupId);
  if (filter.tag) narrow((tag) => `g.tag_keys @> array[${tag}::text]`, tagKey(filter.tag));
  if (filter.ownerId) narrow((owner) => `g.owner_id = ${owner}::uuid`, filter.ownerId);
  return { sql: conditions.join(' and '), params };
}
