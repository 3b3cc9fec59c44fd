import { identityEvents } from '@kashikari/contracts';
import { OnEvent, ReplicaConsumer } from '@kashikari/platform';
import { OwnGroups } from '../../app/ports/webhooks';

/** Stores copies of groups. Webhooks of a group end with it, and when it is transferred. */
@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupOwned extends ReplicaConsumer<identityEvents.GroupChanged> {
  constructor(groups: OwnGroups) {
    super((changed, tx) => groups.apply(changed, tx));
  }
}
