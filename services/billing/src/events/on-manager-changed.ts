import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { People } from '../app/ports';

/** Consumes who manages for whom. */
@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged extends ReplicaConsumer<identityEvents.ManagerChanged> {
  constructor(people: People) {
    super((managers, tx) => people.applyManagers(tx, managers));
  }
}
