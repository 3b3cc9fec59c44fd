import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.catalog.popularity.v1', catalogEvents.PopularityChanged)
export class OnPopularityChanged extends ReplicaConsumer<catalogEvents.PopularityChanged> {
  constructor(index: Index) {
    super((goods, tx) => index.putPopularity(goods, tx));
  }
}
