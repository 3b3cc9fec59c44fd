import { type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId } from '../domain/ids';
import { ListGoods, type GoodsRequest } from './list-goods';
import { GoodsViews, People } from './ports';
import { seenBy, type SeenGood } from './seen-good';

/** Goods that one statement reads; an export is as many pieces as it needs. */
const PIECE = 500;

/** The filters of the list; its order is that of registration. */
export interface ExportGoodsCommand extends Omit<GoodsRequest, 'sort'> {
  /** The last id of the piece before; empty at first. */
  readonly afterId: string;
}

/** A piece of all goods of a list that somebody may edit (exports are for those who manage, spec section 6). */
@Injectable()
export class ExportGoods {
  constructor(
    private readonly listing: ListGoods,
    private readonly views: GoodsViews,
    private readonly people: People,
  ) {}

  async run(
    { afterId, ...filters }: ExportGoodsCommand,
    call: Call,
  ): Promise<{ goods: SeenGood[]; more: boolean }> {
    // A group that one doesn't see is refused as in the list.
    const asked = { ...filters, sort: 'latest' } as const;
    if (filters.group && afterId === '')
      await this.listing.run({ ...asked, page: { page: 1, perPage: 1 } }, call);
    const filter = await this.listing.filterOf(asked, call);
    if (!filter) return { goods: [], more: false };
    const ties = await this.people.tiesOf(call);
    const goods = await this.views.editable(filter, isId(afterId) ? afterId : undefined, PIECE, ties);
    return { goods: goods.map((good) => seenBy(ties, good)), more: goods.length === PIECE };
  }
}
