import { catalogEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInFacts } from '../app/take-in-facts';
import { goodFactOf } from '../domain/read-facts';

@OnEvent('kashikari.catalog.good.v1', catalogEvents.GoodChanged)
export class OnGoodChanged implements EventHandler<catalogEvents.GoodChanged> {
  constructor(
    private readonly takeIn: TakeInFacts,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<catalogEvents.GoodChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => goodFactOf(data));
    return this.takeIn.goods(facts, tx, this.clock.now());
  }
}
