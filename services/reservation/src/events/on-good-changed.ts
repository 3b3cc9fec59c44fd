import { catalogEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { goodSnapshotOf } from '../domain/read-snapshots';

@OnEvent('kashikari.catalog.good.v1', catalogEvents.GoodChanged)
export class OnGoodChanged extends ReplicaConsumer<catalogEvents.GoodChanged> {
  constructor(replicas: ApplyReplicas, clock: Clock) {
    super((goods, tx) => replicas.goods(goods.map(goodSnapshotOf), tx, clock.now()));
  }
}
