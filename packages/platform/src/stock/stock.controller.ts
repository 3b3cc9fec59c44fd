import { Inject } from '@nestjs/common';
import { forbidden, notFound, type Call } from '@kashikari/kernel';
import { stocks } from '@kashikari/contracts';
import { GrpcController } from '../grpc/grpc-controller';
import type { ServiceContext } from '../service/service-context';
import { ServiceContextToken } from '../service/tokens';
import { STOCK_PAGE } from './stock-source';

/** Lists the records of the service's sources (StockOf). A module with sources names it among its controllers. */
@GrpcController(stocks.StockServiceService)
export class StockController {
  constructor(@Inject(ServiceContextToken) private readonly context: ServiceContext) {}

  async listSnapshots(
    { topic, after }: stocks.ListSnapshotsRequest,
    { actor }: Call,
  ): Promise<stocks.ListSnapshotsResponse> {
    if (actor.kind !== 'system') throw forbidden();
    const source = this.context.stock.get(topic);
    if (!source) throw notFound('topic', topic);
    const time = new Date(this.context.clock.now());
    const records = await source.list(after || null, STOCK_PAGE);
    const snapshots = records.map(({ event: { key, type, data } }) => ({
      ...{ key, type, time },
      value: JSON.stringify(data),
    }));
    return { snapshots, next: records.length < STOCK_PAGE ? '' : records.at(-1)!.id };
  }
}
