import { catalog, PATCHES, exactly, type catalogEvents } from '@kashikari/contracts';
import { type Call, refused } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CreateGood } from '../app/create-good';
import { DeleteGood } from '../app/delete-good';
import { GetGoodFacts } from '../app/get-good-facts';
import { GetGoods } from '../app/get-goods';
import { ListGoods } from '../app/list-goods';
import type { GoodSort } from '../app/ports';
import { UpdateGood } from '../app/update-good';
import { goodMessage } from './good-message';
import { readPage } from './page';

const SORTS: Readonly<Record<catalog.GoodSort, GoodSort>> = {
  [catalog.GoodSort.GOOD_SORT_UNSPECIFIED]: 'latest',
  [catalog.GoodSort.GOOD_SORT_LATEST]: 'latest',
  [catalog.GoodSort.GOOD_SORT_POPULAR]: 'popular',
  [catalog.GoodSort.GOOD_SORT_ALPHABETIC]: 'alphabetic',
  [catalog.GoodSort.GOOD_SORT_BOOKED_AT]: 'booked_at',
  [catalog.GoodSort.UNRECOGNIZED]: 'latest',
};

/** The most ids that one call may ask for. */
const MAX_IDS = 500;

@GrpcController(catalog.GoodServiceService)
export class GoodsController {
  constructor(
    private readonly creating: CreateGood,
    private readonly getting: GetGoods,
    private readonly listing: ListGoods,
    private readonly updating: UpdateGood,
    private readonly deleting: DeleteGood,
    private readonly facts: GetGoodFacts,
  ) {}

  async createGood(request: catalog.CreateGoodRequest, call: Call): Promise<catalog.CreateGoodResponse> {
    return {
      good: goodMessage(await this.creating.run(PATCHES.good.read(request.good), call)),
    };
  }

  async getGood(request: catalog.GetGoodRequest, call: Call): Promise<catalog.GetGoodResponse> {
    return { good: goodMessage(await this.getting.one(request.id, call)) };
  }

  async batchGetGoods(
    request: catalog.BatchGetGoodsRequest,
    call: Call,
  ): Promise<catalog.BatchGetGoodsResponse> {
    const goods = await this.getting.many(atMost(request.ids), call);
    return { goods: goods.map(goodMessage) };
  }

  async listGoods(request: catalog.ListGoodsRequest, call: Call): Promise<catalog.ListGoodsResponse> {
    const page = readPage(request.page);
    const { goods, total } = await this.listing.run(
      {
        group: request.groupId.toLowerCase(),
        tag: request.tag,
        ownerId: request.ownerId.toLowerCase(),
        isHourly: request.isHourly,
        folder: request.folderId?.toLowerCase() ?? '',
        liked: request.liked,
        sameNumber: request.sameNumber,
        sort: SORTS[request.sort],
        page,
      },
      call,
    );
    return { goods: goods.map(goodMessage), page: { ...page, total } };
  }

  async updateGood(request: catalog.UpdateGoodRequest, call: Call): Promise<catalog.UpdateGoodResponse> {
    const patch = PATCHES.good.read(request.patch);
    const id = request.id.toLowerCase();
    return { good: goodMessage(await this.updating.run({ id, patch, ifVersion: request.ifVersion }, call)) };
  }

  async deleteGood(request: catalog.DeleteGoodRequest, call: Call): Promise<catalog.DeleteGoodResponse> {
    await this.deleting.run(request.id.toLowerCase(), call);
    return {};
  }

  async getGoodFacts(
    request: catalog.GetGoodFactsRequest,
    call: Call,
  ): Promise<catalog.GetGoodFactsResponse> {
    return {
      goods: (await this.facts.run(atMost(request.ids), call)).map(exactly<catalogEvents.GoodChanged>()),
    };
  }
}

function atMost(ids: readonly string[]): readonly string[] {
  if (ids.length <= MAX_IDS) return ids;
  throw refused('validation.too_many', { max: MAX_IDS }, 'ids');
}
