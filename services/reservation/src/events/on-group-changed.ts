import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInFacts } from '../app/take-in-facts';
import { groupFactOf } from '../domain/read-facts';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged implements EventHandler<identityEvents.GroupChanged> {
  constructor(
    private readonly takeIn: TakeInFacts,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<identityEvents.GroupChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => groupFactOf(data));
    return this.takeIn.groups(facts, tx, this.clock.now());
  }
}
