import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { TakeInFacts } from '../app/take-in-facts';
import { membershipFactOf } from '../domain/read-facts';

@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged implements EventHandler<identityEvents.MembershipChanged> {
  constructor(
    private readonly takeIn: TakeInFacts,
    private readonly clock: Clock,
  ) {}

  handle(events: Received<identityEvents.MembershipChanged>[], tx: Tx): Promise<void> {
    const facts = events.map(({ data }) => membershipFactOf(data));
    return this.takeIn.memberships(facts, tx, this.clock.now());
  }
}
