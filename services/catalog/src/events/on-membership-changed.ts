import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyPeople } from '../app/apply-people';

@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged extends ReplicaConsumer<identityEvents.MembershipChanged> {
  constructor(people: ApplyPeople, clock: Clock) {
    super((memberships, tx) => people.memberships(memberships, tx, clock.now()));
  }
}
