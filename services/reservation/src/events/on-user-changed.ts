import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInFacts } from '../app/take-in-facts';
import { accountFactOf } from '../domain/read-facts';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged implements EventHandler<identityEvents.UserChanged> {
  constructor(
    private readonly takeIn: TakeInFacts,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => accountFactOf(data));
    return this.takeIn.accounts(facts, tx, this.clock.now());
  }
}
