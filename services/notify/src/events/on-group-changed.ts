import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { EndGroupChoices } from '../app/end-group-choices';

/** Removes the choices for deleted groups. */
@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged implements EventHandler<identityEvents.GroupChanged> {
  constructor(private readonly ending: EndGroupChoices) {}

  handle(events: Received<identityEvents.GroupChanged>[], tx: Tx): Promise<void> {
    return this.ending.ofGroups(
      events.flatMap(({ data }) => (data.deleted ? [data.id] : [])),
      tx,
    );
  }
}
