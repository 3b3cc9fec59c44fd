import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.identity.group.v1', identityEvents.GroupChanged)
export class OnGroupChanged implements EventHandler<identityEvents.GroupChanged> {
  constructor(private readonly index: Index) {}

  async handle(events: Received<identityEvents.GroupChanged>[], tx: Tx): Promise<void> {
    await this.index.putGroups(
      events.map(({ data }) => data),
      tx,
    );
  }
}
