import { identityEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { Index } from '../app/ports';

@OnEvent('kashikari.identity.manager.v1', identityEvents.ManagerChanged)
export class OnManagerChanged implements EventHandler<identityEvents.ManagerChanged> {
  constructor(private readonly index: Index) {}

  async handle(events: Received<identityEvents.ManagerChanged>[], tx: Tx): Promise<void> {
    await this.index.putManagers(
      events.map(({ data }) => data),
      tx,
    );
  }
}
