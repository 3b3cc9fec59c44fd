import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInPeople } from '../app/take-in-people';

@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged implements EventHandler<identityEvents.MembershipChanged> {
  constructor(
    private readonly people: TakeInPeople,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<identityEvents.MembershipChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => data);
    return this.people.memberships(facts, tx, this.clock.now());
  }
}
