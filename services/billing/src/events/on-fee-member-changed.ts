import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Fees } from '../app/ports';

/** Consumes who is a member of which group. */
@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnFeeMemberChanged extends ReplicaConsumer<identityEvents.MembershipChanged> {
  constructor(fees: Fees, clock: Clock) {
    super((members, tx) => fees.applyMembers(tx, members, clock.now()));
  }
}
