import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { accountSnapshotOf } from '../domain/read-snapshots';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged extends ReplicaConsumer<identityEvents.UserChanged> {
  constructor(replicas: ApplyReplicas, clock: Clock) {
    super((accounts, tx) => replicas.accounts(accounts.map(accountSnapshotOf), tx, clock.now()));
  }
}
