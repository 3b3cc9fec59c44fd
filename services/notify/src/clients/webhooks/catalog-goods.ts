import { Injectable } from '@nestjs/common';
import { catalog } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { GroupsOfGoods } from '../../app/ports/webhooks';

@Injectable()
export class CatalogGoods extends GroupsOfGoods {
  private readonly goods: GrpcClient<typeof catalog.GoodServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.goods = clients.connect(catalog.GoodServiceClient, 'catalog');
  }

  async of(goodIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { goods } = await this.goods.getGoodFacts({ ids: [...goodIds] }, systemCall(this.clock), {
      deadlineMs: 5_000,
      retry: true,
    });
    return new Map(goods.map(({ id, groupIds }) => [id, groupIds]));
  }
}
