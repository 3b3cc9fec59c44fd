import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyPeople } from '../app/apply-people';

@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged extends ReplicaConsumer<identityEvents.ManagerChanged> {
  constructor(people: ApplyPeople) {
    super((managers, tx) => people.managers(managers, tx));
  }
}
