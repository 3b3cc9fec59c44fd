import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInFacts } from '../app/take-in-facts';
import { managerFactOf } from '../domain/read-facts';

@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged implements EventHandler<identityEvents.ManagerChanged> {
  constructor(private readonly takeIn: TakeInFacts) {}

  handle(events: Received<identityEvents.ManagerChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => managerFactOf(data));
    return this.takeIn.managers(facts, tx);
  }
}
