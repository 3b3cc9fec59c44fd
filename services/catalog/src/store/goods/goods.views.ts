import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { GoodsViews, type GoodsFilter, type OpenGood, type Page, type Piece } from '../../app/ports';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { ActorTies } from '../../domain/ties';
import { goodOf, SELECT_GOOD, type GoodRow } from './good-columns';
import { editableGoodsSql, listGoodsSql, openGoodsSql, openGroupsSql } from './list-goods.sql';
import { visibleGoods } from './visible-goods';

/** Reads of goods, shaped for the screens: one round trip each. */
@Injectable()
export class PgGoodsViews extends GoodsViews {
  constructor(private readonly db: Database) {
    super();
  }

  async byIds(ids: readonly Id[], ties: ActorTies): Promise<Good[]> {
    const { sql, params } = visibleGoods(ties, 'by_url');
    const found = await this.db.read<GoodRow>(
      `select ${SELECT_GOOD} from good g where g.id = any ($4::uuid[]) and ${sql}`,
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

  async list(filter: GoodsFilter, page: Page, ties: ActorTies): Promise<{ goods: Good[]; total: number }> {
    const { sql, params } = listGoodsSql(filter, page, ties);
    const rows = await this.db.read<GoodRow & { total: number }>(sql, params);
    return { total: rows[0]?.total ?? 0, goods: rows.filter(({ id }) => id !== null).map(goodOf) };
  }

  async editable(
    filter: GoodsFilter,
    afterId: Id | undefined,
    most: number,
    ties: ActorTies,
  ): Promise<Good[]> {
    const { sql, params } = editableGoodsSql(filter, afterId, most, ties);
    return (await this.db.read<GoodRow>(sql, params)).map(goodOf);
  }

  async open(piece: Piece & { readonly skip: number }, ties: ActorTies): Promise<OpenGood[]> {
    const { sql, params } = openGoodsSql(piece, ties);
    const rows = await this.db.read<{ id: Id; updated_at: Date }>(sql, params);
    return rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at.getTime() }));
  }

  async openGroups(piece: Piece, ties: ActorTies): Promise<Id[]> {
    const { sql, params } = openGroupsSql(piece, ties);
    return (await this.db.read<{ id: Id }>(sql, params)).map(({ id }) => id);
  }
}
