import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged extends ReplicaConsumer<identityEvents.MembershipChanged> {
  constructor(index: Index) {
    super((memberships, tx) => index.putMemberships(memberships, tx));
  }
}
