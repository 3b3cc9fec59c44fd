import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInPeople } from '../app/take-in-people';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged implements EventHandler<identityEvents.GroupChanged> {
  constructor(
    private readonly people: TakeInPeople,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<identityEvents.GroupChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => data);
    return this.people.groups(facts, tx, this.clock.now());
  }
}
