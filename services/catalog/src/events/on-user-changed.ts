import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInPeople } from '../app/take-in-people';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged implements EventHandler<identityEvents.UserChanged> {
  constructor(
    private readonly people: TakeInPeople,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<identityEvents.UserChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => data);
    return this.people.accounts(facts, tx, this.clock.now());
  }
}
