import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged extends ReplicaConsumer<identityEvents.ManagerChanged> {
  constructor(index: Index) {
    super((managers, tx) => index.putManagers(managers, tx));
  }
}
