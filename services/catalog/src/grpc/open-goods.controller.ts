import { openGoods } from '@kashikari/contracts';
import { type Call, refused } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ListOpen } from '../app/list-open';

/** The most rows that one call may ask for. */
const MAX_GOODS = 1_000;
const MAX_GROUPS = 500;

@GrpcController(openGoods.OpenGoodServiceService)
export class OpenGoodsController {
  constructor(private readonly open: ListOpen) {}

  async listOpenGoods(
    { afterId, skip, limit }: openGoods.ListOpenGoodsRequest,
    call: Call,
  ): Promise<openGoods.ListOpenGoodsResponse> {
    if (skip < 0) throw refused('validation.too_small', { min: 0 }, 'skip');
    const goods = await this.open.goods(afterId, skip, within(limit, MAX_GOODS), call);
    return { goods: goods.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt) })) };
  }

  async listOpenGroups(
    { afterId, limit }: openGoods.ListOpenGroupsRequest,
    call: Call,
  ): Promise<openGoods.ListOpenGroupsResponse> {
    return { groupIds: await this.open.groups(afterId, within(limit, MAX_GROUPS), call) };
  }
}

function within(limit: number, max: number): number {
  if (limit < 1) throw refused('validation.too_small', { min: 1 }, 'limit');
  if (limit > max) throw refused('validation.too_large', { max }, 'limit');
  return limit;
}
