import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyPeople } from '../app/apply-people';

@OnEvent('kashikari.identity.user.v1', identityEvents.UserChanged)
export class OnUserChanged extends ReplicaConsumer<identityEvents.UserChanged> {
  constructor(people: ApplyPeople, clock: Clock) {
    super((accounts, tx) => people.accounts(accounts, tx, clock.now()));
  }
}
