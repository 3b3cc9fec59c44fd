import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { groupFactOf } from '../domain/read-facts';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged extends ReplicaConsumer<identityEvents.GroupChanged> {
  constructor(replicas: ApplyReplicas, clock: Clock) {
    super((groups, tx) => replicas.groups(groups.map(groupFactOf), tx, clock.now()));
  }
}
