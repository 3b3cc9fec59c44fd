import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyReplicas } from '../app/apply-replicas';
import { accountFactOf } from '../domain/read-facts';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged extends ReplicaConsumer<identityEvents.UserChanged> {
  constructor(replicas: ApplyReplicas, clock: Clock) {
    super((accounts, tx) => replicas.accounts(accounts.map(accountFactOf), tx, clock.now()));
  }
}
