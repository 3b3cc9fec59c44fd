import { identityEvents } from '@kashikari/contracts';
import { Clock, OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { ApplyPeople } from '../app/apply-people';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged extends ReplicaConsumer<identityEvents.GroupChanged> {
  constructor(people: ApplyPeople, clock: Clock) {
    super((groups, tx) => people.groups(groups, tx, clock.now()));
  }
}
