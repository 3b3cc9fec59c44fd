import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { membershipSnapshotOf } from '../domain/read-snapshots';

@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged extends ReplicaConsumer<identityEvents.MembershipChanged> {
  constructor(replicas: ApplyReplicas, clock: Clock) {
    super((memberships, tx) => replicas.memberships(memberships.map(membershipSnapshotOf), tx, clock.now()));
  }
}
