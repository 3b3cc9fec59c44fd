import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged extends ReplicaConsumer<identityEvents.GroupChanged> {
  constructor(index: Index) {
    super((groups, tx) => index.putGroups(groups, tx));
  }
}
