import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { managerSnapshotOf } from '../domain/read-snapshots';

@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged extends ReplicaConsumer<identityEvents.ManagerChanged> {
  constructor(replicas: ApplyReplicas) {
    super((managers, tx) => replicas.managers(managers.map(managerSnapshotOf), tx));
  }
}
