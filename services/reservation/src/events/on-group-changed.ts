import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { groupSnapshotOf } from '../domain/read-snapshots';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged extends ReplicaConsumer<identityEvents.GroupChanged> {
  constructor(replicas: ApplyReplicas, clock: Clock) {
    super((groups, tx) => replicas.groups(groups.map(groupSnapshotOf), tx, clock.now()));
  }
}
