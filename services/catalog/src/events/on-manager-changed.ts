import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInPeople } from '../app/take-in-people';

@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged implements EventHandler<identityEvents.ManagerChanged> {
  constructor(private readonly people: TakeInPeople) {}

  handle(events: Received<identityEvents.ManagerChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => data);
    return this.people.managers(facts, tx);
  }
}
