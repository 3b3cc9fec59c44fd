import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { EndGroupChoices } from '../app/end-group-choices';

/** Removes the choices for a group with the membership. */
@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged implements EventHandler<identityEvents.MembershipChanged> {
  constructor(private readonly ending: EndGroupChoices) {}

  handle(events: Received<identityEvents.MembershipChanged>[], tx: Tx): Promise<void> {
    return this.ending.ofMembers(
      events.flatMap(({ data }) => (data.deleted ? [data] : [])),
      tx,
    );
  }
}
