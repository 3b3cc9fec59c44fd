import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.identity.membership.v1', identityEvents.MembershipChanged)
export class OnMembershipChanged implements EventHandler<identityEvents.MembershipChanged> {
  constructor(private readonly index: Index) {}

  async handle(events: Received<identityEvents.MembershipChanged>[], tx: Tx): Promise<void> {
    await this.index.putMemberships(
      events.map(({ data }) => data),
      tx,
    );
  }
}
